import { keysOf } from '../contract/records';
import type { LiveEvents, Services } from './platform';
import { deleteListPreferences } from './clients';
import { cancelPayments, convertFreePlans } from './billing';
import { subscribeNotifications } from './insights';
import { deleteOperatorFavorites } from './add-ons';

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

export const liveEventTypes = keysOf(liveEvents);

/** Adds the subscribers of every context, which run in the transaction that publishes the event. */
export function addSubscribers(services: Services): void {
  const { subscriptions } = services.database;
  subscribeNotifications(services);
  subscriptions.on('plansAbandoned', (db, { companyId, plans }) => cancelPayments(db, companyId, plans));
  subscriptions.on('currencyChanged', (db, { companyId, currency }) =>
    convertFreePlans(db, companyId, currency),
  );
  subscriptions.on('operatorRemoved', async (db, { companyId, operatorId }) => {
    await deleteListPreferences(db, companyId, operatorId);
    await deleteOperatorFavorites(db, companyId, operatorId);
  });
}
