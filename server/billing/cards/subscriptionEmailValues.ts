import type { Db, Settings } from '../../platform';
import { findPortalUrl } from '../../brand';
import { t } from '../../lib/i18n/i18n';
import { formatMoney } from '../../lib/money';
import { dayText } from '../../lib/localeText';
import type { PlanInterval } from '../../../contract/enums';
import { loadSubscriptionDetails } from './billing.repository';

/** Formats a price with its interval, such as `$10.00 per month`. */
const priceTexts: Readonly<Record<PlanInterval, (price: string, count: number) => string>> = {
  Week: (price, count) =>
    t('{count, plural, one {{price} per week} other {{price} every # weeks}}', { count, price }),
  Month: (price, count) =>
    t('{count, plural, one {{price} per month} other {{price} every # months}}', { count, price }),
  Year: (price, count) =>
    t('{count, plural, one {{price} per year} other {{price} every # years}}', { count, price }),
};

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
  const { planName, price, interval, intervalCount, setupFee, trialEndsAt, currency, timeZone } = details;
  const portalUrl = await findPortalUrl(db, settings, companyId);
  return {
    planName,
    price: priceTexts[interval](formatMoney(price, currency), intervalCount),
    ...(setupFee > 0 ? { setupFee: formatMoney(setupFee, currency) } : {}),
    ...(trialEndsAt ? { trialEndsOn: dayText(trialEndsAt, timeZone) } : {}),
    ...(portalUrl ? { link: `${portalUrl}/account` } : {}),
  };
}
