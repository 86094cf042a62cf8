import { formatMoney } from '../../../../lib/money';
import { dayText } from '../../../../lib/localeText';
import type { ClientStatus, PlanInterval } from '../../../../../contract/enums';
import type { ClientCard } from '../../../../platform';
import type { PortalRequest } from '../../portalRequest';

export const statusLabels: Readonly<Record<ClientStatus, string>> = {
  Invited: 'Not begun yet',
  Trialing: 'On trial',
  Active: 'Active',
  PastDue: 'A payment is open',
  Paused: 'Paused',
  Deactivated: 'Closed',
};

export const opensAfterPaymentText =
  'Your plan opens once its payment succeeds. Until then, your previous access stays the same.';

/** Formats a date in the company's time zone. */
export const formatDay = ({ snapshot }: Pick<PortalRequest, 'snapshot'>, date: Date | string): string =>
  dayText(new Date(date), snapshot.company.timeZone);

interface Price {
  price: number;
  interval: PlanInterval;
  intervalCount: number;
}

/** Returns a price such as `€12.50 per month`, or `Free`. */
export function costLabel({ price, interval, intervalCount }: Price, currency: string): string {
  if (price === 0) return 'Free';
  const unit = interval.toLowerCase();
  const period = intervalCount === 1 ? `per ${unit}` : `every ${intervalCount} ${unit}s`;
  return `${formatMoney(price, currency)} ${period}`;
}

type CardSummary = Pick<ClientCard, 'brand' | 'last4' | 'expMonth' | 'expYear'>;

/** Returns a label such as `Visa ending in 4242, good until 08/2029`. */
export const cardLabel = ({ brand, last4, expMonth, expYear }: CardSummary): string =>
  `${brand} ending in ${last4}, good until ${String(expMonth).padStart(2, '0')}/${expYear}`;
