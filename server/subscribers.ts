import { deleteOperatorFavorites } from './add-ons/marketing-templates/deleteOperatorFavorites';
import { cancelPayments } from './billing/payments/cancelPayments.repository';
import { deleteListPreferences } from './clients/lists/deleteListPreferences';
import { subscribeNotifications } from './insights/notifications/subscribeNotifications';
import type { Services } from './platform/context/context';
import type { LiveEvent, LiveEvents } from './platform/events/catalog';

const liveEvents: Readonly<Record<keyof LiveEvents, true>> = {
  accessChanged: true,
  chargesDue: true,
  clientBulkActionChanged: true,
  clientChanged: true,
  clientImportChanged: true,
  companyChanged: true,
  companyExportChanged: true,
  notificationsChanged: true,
  paymentRecorded: true,
  sessionEnded: true,
  siteChanged: true,
  startUpPackChanged: true,
  stripeIntegrationChanged: true,
  subscriptionsToSync: true,
};

export const liveEventTypes = Object.keys(liveEvents) as LiveEvent['type'][];

/** Adds the subscribers of every context, which run in the transaction that publishes the event. */
export function addSubscribers(services: Services): void {
  const { subscriptions } = services.database;
  subscribeNotifications(services);
  subscriptions.on('plansAbandoned', (db, { companyId, plans }) => cancelPayments(db, companyId, plans));
  subscriptions.on('operatorRemoved', async (db, { companyId, operatorId }) => {
    await deleteListPreferences(db, companyId, operatorId);
    await deleteOperatorFavorites(db, companyId, operatorId);
  });
}
