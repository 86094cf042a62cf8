import { formatMoney } from '../../../lib/money';
import { dayText } from '../../../lib/ownLanguage';
import type { ClientCard, ClientStatus, PlanInterval } from '../../../schema.generated';
import type { SiteRequest } from '../../siteRequest';

export const statusWords: Readonly<Record<ClientStatus, string>> = {
  Invited: 'Not begun yet',
  Trialing: 'On trial',
  Active: 'Active',
  PastDue: 'A payment is open',
  Paused: 'Paused',
  Deactivated: 'Closed',
};

export const opensOncePaid =
  'Your plan opens once its payment succeeds. Until then, your previous access stays the same.';

/** A day by the company's calendar. */
export const dayOf = ({ snapshot }: Pick<SiteRequest, 'snapshot'>, moment: Date | string): string =>
  dayText(new Date(moment), snapshot.company.timeZone);

interface Priced {
  price: number;
  interval: PlanInterval;
  intervalCount: number;
}

/** `€12.50 per month`. */
export function costWords({ price, interval, intervalCount }: Priced, currency: string): string {
  if (price === 0) return 'Free';
  const word = interval.toLowerCase();
  const every = intervalCount === 1 ? `per ${word}` : `every ${intervalCount} ${word}s`;
  return `${formatMoney(price, currency)} ${every}`;
}

type Known = Pick<ClientCard, 'brand' | 'last4' | 'expMonth' | 'expYear'>;

/** `Visa ending in 4242, good until 08/2029`. */
export const cardWords = ({ brand, last4, expMonth, expYear }: Known): string =>
  `${brand} ending in ${last4}, good until ${String(expMonth).padStart(2, '0')}/${expYear}`;
