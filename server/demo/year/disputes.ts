import type { ProviderDispute } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import { recordDispute } from '../../modules/payments/providerRefunds';
import type { NewRefund } from '../../modules/payments/recording';
import type { DisputeStatus } from '../../schema.generated';
import { later } from './life';
import type { DemoPayment } from './tries';

/** A dispute comes some days after its payment, of which the latest is taken that is so many days old. */
const disputes: readonly { status: DisputeStatus; daysAgo: number; daysAfter: number }[] = [
  { status: 'NeedsResponse', daysAgo: 20, daysAfter: 16 },
  { status: 'Lost', daysAgo: 110, daysAfter: 40 },
];

export interface DemoDispute {
  paymentId: string;
  dispute: ProviderDispute;
}

/** Few are disputed, and none that something was given back of. */
export function disputesOf(
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
  today: string,
): DemoDispute[] {
  const refunded = new Set(refunds.map(({ paymentId }) => paymentId));
  return disputes.flatMap(({ status, daysAgo, daysAfter }) => {
    const latest = later(today, -daysAgo);
    const disputed = payments.findLast(
      (payment) =>
        payment.status === 'Succeeded' &&
        payment.direction === 'Incoming' &&
        !refunded.has(payment.id) &&
        payment.createdAt.toISOString() < latest,
    );
    if (!disputed) return [];
    const createdAt = new Date(later(disputed.createdAt.toISOString(), daysAfter));
    const reference = `sandbox_dispute_${newId()}`;
    return [{ paymentId: disputed.id, dispute: { reference, status, amount: disputed.amount, createdAt } }];
  });
}

/** As the provider would have told of them. */
export async function writeDisputes(db: Db, companyId: string, told: readonly DemoDispute[]): Promise<void> {
  for (const { paymentId, dispute } of told) await recordDispute(db, companyId, paymentId, dispute);
}
