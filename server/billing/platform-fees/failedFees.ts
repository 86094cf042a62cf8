import { emailAdmins } from '../../identity';
import { dayText } from '../../lib/localeText';
import { formatMoney } from '../../lib/money';
import type { Db, Services } from '../../platform';
import { declineOf } from '../payments/declines';
import { beginRetries } from '../payments/ledger';
import { paymentText } from '../payments/paymentText';
import { defaultCard, type FailedFee, failedFees, pastDueFeeIds } from './platformFees.repository';

const emailValuesOf = (fee: FailedFee, publicUrl: string): Record<string, string> => ({
  amount: formatMoney(fee.amount, fee.currency),
  description: paymentText(fee.text) ?? 'Livery',
  reason: declineOf({ status: 'Failed', direction: 'Outgoing', ...fee }).failure,
  retry: fee.nextRetryAt ? dayText(fee.nextRetryAt, fee.timeZone) : '',
  link: `${publicUrl}/dashboard/settings/billing-card`,
});

/**
 * Emails the company's Admins about failed platform fees when the caller's transaction commits. Manual
 * retries send no email, because the operator sees the result.
 */
export async function notifyOfFailedFees(
  db: Db,
  services: Pick<Services, 'settings' | 'jobs'>,
  companyId: string,
  paymentIds: readonly string[],
): Promise<void> {
  for (const fee of await failedFees(db, companyId, paymentIds)) {
    await emailAdmins(db, services, companyId, 'charge-failed', () =>
      emailValuesOf(fee, services.settings.publicUrl),
    );
  }
}

/**
 * Starts a retry of each past-due platform fee with the default card and enqueues a charging job, in the
 * caller's transaction. Does nothing without a card.
 */
export async function retryPastDueFees(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
): Promise<void> {
  const card = await defaultCard(db, companyId);
  if (!card) return;
  const { now, ids } = await pastDueFeeIds(db, companyId);
  const retries = ids.map((paymentId) => ({
    paymentId,
    clientId: null,
    trigger: 'RetryManual' as const,
    cardId: card.id,
    method: card.method,
  }));
  const started = await beginRetries(db, companyId, retries, now);
  if (started.length > 0) await jobs.enqueue(db, 'charge-company', { companyId });
}
