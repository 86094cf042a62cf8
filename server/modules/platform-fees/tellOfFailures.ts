import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import { mailAdmins } from '../operators/mailAdmins';
import { declineOf } from '../payments/declines';
import { failedFees, type FailedFee } from './sql';

const valuesOf = (fee: FailedFee, publicUrl: string): Record<string, string> => ({
  amount: formatMoney(fee.amount, fee.currency),
  description: fee.description ?? 'Livery',
  reason: declineOf({ status: 'Failed', direction: 'Outgoing', ...fee }).failure,
  retry: fee.nextRetryAt ? dayText(fee.nextRetryAt, fee.timeZone) : '',
  link: `${publicUrl}/dashboard/settings/billing-card`,
});

/**
 * Mails the Admins of a company what Livery could not charge just now, once the caller's transaction commits. Whoever
 * pressed for it sees what came of it on the screen.
 */
export async function tellOfFailedFees(
  db: Db,
  services: Pick<Services, 'settings' | 'jobs'>,
  companyId: string,
  paymentIds: readonly string[],
): Promise<void> {
  for (const fee of await failedFees(db, companyId, paymentIds)) {
    await mailAdmins(db, services, companyId, 'charge-failed', valuesOf(fee, services.settings.publicUrl));
  }
}
