import type { Db, ProviderDispute } from '../../platform';
import { type NewRefund, recordDispute } from '../../billing/demo';
import { newId } from '../../lib/ids';
import type { DisputeStatus } from '../../../contract/enums';
import { addDays } from './simulation';
import type { DemoPayment } from './attempts';

/**
 * Each dispute concerns the newest eligible payment that is more than `daysAgo` days old, and opens
 * `daysAfter` days after the payment.
 */
const disputes: readonly { status: DisputeStatus; daysAgo: number; daysAfter: number }[] = [
  { status: 'NeedsResponse', daysAgo: 20, daysAfter: 16 },
  { status: 'Lost', daysAgo: 110, daysAfter: 40 },
];

export interface DemoDispute {
  paymentId: string;
  dispute: ProviderDispute;
}

/** Returns the demo disputes. Only collected client payments without refunds are eligible. */
export function disputesOf(
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
  today: string,
): DemoDispute[] {
  const refunded = new Set(refunds.map(({ paymentId }) => paymentId));
  return disputes.flatMap(({ status, daysAgo, daysAfter }) => {
    const latest = addDays(today, -daysAgo);
    const disputed = payments.findLast(
      (payment) =>
        payment.status === 'Succeeded' &&
        payment.direction === 'Incoming' &&
        !refunded.has(payment.id) &&
        payment.createdAt.toISOString() < latest,
    );
    if (!disputed) return [];
    const createdAt = new Date(addDays(disputed.createdAt.toISOString(), daysAfter));
    const reference = `sandbox_dispute_${newId()}`;
    return [{ paymentId: disputed.id, dispute: { reference, status, amount: disputed.amount, createdAt } }];
  });
}

/** Stores the disputes in the same way as disputes from the card provider's events. */
export async function writeDisputes(
  db: Db,
  companyId: string,
  demoDisputes: readonly DemoDispute[],
): Promise<void> {
  for (const { paymentId, dispute } of demoDisputes) await recordDispute(db, companyId, paymentId, dispute);
}
