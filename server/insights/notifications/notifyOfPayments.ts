import type { Db, Services } from '../../platform';
import type { PaymentProblem } from '../../billing';
import { maxSeparateItems, notify, type NotificationItem } from './notify';
import { selectProblemPayments, type ProblemPayment } from './payments.repository';

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
