import type { Db, Services } from '../../platform';
import { emailAdmins } from '../../identity';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import { declineOf } from '../payments/declines';
import { failedFees, type FailedFee } from './platformFees.repository';

const emailValuesOf = (fee: FailedFee, publicUrl: string): Record<string, string> => ({
  amount: formatMoney(fee.amount, fee.currency),
  description: fee.description ?? 'Livery',
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
    await emailAdmins(
      db,
      services,
      companyId,
      'charge-failed',
      emailValuesOf(fee, services.settings.publicUrl),
    );
  }
}
