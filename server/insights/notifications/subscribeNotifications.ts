import type { PaymentProblem } from '../../billing';
import { domainEmailValues } from '../../brand';
import type { Db, EventOf, Services, Settings } from '../../platform';
import {
  deleteNotificationsOf,
  deletePreferences,
  type ProblemPayment,
  selectProblemPayments,
} from './notifications.repository';
import { maxSeparateItems, type NotificationItem, notify } from './notify';

type NotifyServices = Pick<Services, 'jobs' | 'settings'>;

const toItem = ({ id, direction, amount, currency, label }: ProblemPayment): NotificationItem => ({
  subjectId: id,
  label,
  amount,
  currency,
  direction,
  // Sends no email, because Livery emails the Admins separately about failed platform fees.
  ...(direction === 'Outgoing' && { emailOverride: null }),
});

function toItems(reason: PaymentProblem, payments: readonly ProblemPayment[]): NotificationItem[] {
  const incoming = payments.filter(({ direction }) => direction === 'Incoming');
  const isGrouped = incoming.length > maxSeparateItems;
  const separate = isGrouped ? payments.filter(({ direction }) => direction === 'Outgoing') : payments;
  const grouped: NotificationItem[] = isGrouped ? [{ count: incoming.length, direction: 'Incoming' }] : [];
  return [...separate.map(toItem), ...grouped].map((item) => ({ ...item, reason }));
}

/** Notifies operators of payment problems, in the transaction that records the problems. */
export async function notifyOfPayments(
  db: Db,
  services: NotifyServices,
  companyId: string,
  reason: PaymentProblem,
  paymentIds: readonly string[],
): Promise<void> {
  const payments = await selectProblemPayments(db, companyId, paymentIds, reason === 'Failed');
  await notify(db, services, companyId, { kind: 'PaymentFailed', items: toItems(reason, payments) });
}

async function deleteNotificationData(db: Db, companyId: string, operatorId: string): Promise<void> {
  await deleteNotificationsOf(db, companyId, operatorId);
  await deletePreferences(db, companyId, operatorId);
}

function pastDueItems({ status: reason, clients }: EventOf<'pastDueEnded'>): NotificationItem[] {
  const common = { reason, direction: 'Incoming' } as const;
  if (clients.length > maxSeparateItems) return [{ ...common, count: clients.length }];
  return clients.map(({ clientName: label, payment }) => {
    const { id: subjectId = null, amount = null, currency = null } = payment ?? {};
    return { ...common, subjectId, label, amount, currency };
  });
}

function domainItem(
  { domainId: subjectId, hostname: label, state, describeProblem }: EventOf<'domainStateChanged'>,
  settings: Settings,
): NotificationItem {
  const valuesOf = () => domainEmailValues(settings, label, describeProblem());
  const template = state === 'Live' ? 'domain-live' : 'domain-broken';
  return { subjectId, label, emailOverride: { template, valuesOf } };
}

/** Notifies operators of the events of other contexts, in the transactions that publish them. */
export function subscribeNotifications(services: Pick<Services, 'database' | 'jobs' | 'settings'>): void {
  const { subscriptions } = services.database;
  subscriptions.on('clientsAdded', async (db, { companyId, source, actorId, ...client }) => {
    const { subjectId, label, count, actorName } = client;
    const items = [{ reason: source, subjectId, label, count, actorName }];
    await notify(db, services, companyId, { kind: 'ClientAdded', items, actorId });
  });
  subscriptions.on('deploymentEnded', async (db, { companyId, sessionId, status, label }) => {
    // Operators who cancel a deployment need no notification about it.
    if (status === 'Canceled') return;
    const items = [{ reason: status, subjectId: sessionId, label }];
    await notify(db, services, companyId, { kind: 'DeploymentDone', items });
  });
  subscriptions.on('domainStateChanged', async (db, event) => {
    const kind = event.state === 'Live' ? 'DomainLive' : 'DomainBroken';
    const items = [domainItem(event, services.settings)];
    await notify(db, services, event.companyId, { kind, items });
  });
  subscriptions.on('paymentProblemsFound', (db, { companyId, reason, paymentIds }) =>
    notifyOfPayments(db, services, companyId, reason, paymentIds),
  );
  subscriptions.on('pastDueEnded', (db, event) =>
    notify(db, services, event.companyId, { kind: 'PaymentFailed', items: pastDueItems(event) }),
  );
  subscriptions.on('operatorRemoved', (db, { companyId, operatorId }) =>
    deleteNotificationData(db, companyId, operatorId),
  );
}
