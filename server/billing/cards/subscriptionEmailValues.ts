import type { Db, Settings } from '../../platform';
import { findPortalUrl } from '../../brand';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import { recurringPrice } from '../../lib/recurringPrice';
import { loadSubscriptionDetails } from './billing.repository';

/**
 * Returns the email values of a client's subscription as of its next payment. Includes a link to the account
 * if a portal is deployed. Throws if the client has no subscription.
 */
export async function subscriptionEmailValues(
  db: Db,
  settings: Settings,
  companyId: string,
  clientId: string,
): Promise<Record<string, string>> {
  const details = await loadSubscriptionDetails(db, companyId, clientId);
  const { planName, price, setupFee, trialEndsAt, currency, timeZone } = details;
  const portalUrl = await findPortalUrl(db, settings, companyId);
  return {
    planName,
    price: recurringPrice(formatMoney(price, currency), details),
    ...(setupFee > 0 ? { setupFee: formatMoney(setupFee, currency) } : {}),
    ...(trialEndsAt ? { trialEndsOn: dayText(trialEndsAt, timeZone) } : {}),
    ...(portalUrl ? { link: `${portalUrl}/account` } : {}),
  };
}
