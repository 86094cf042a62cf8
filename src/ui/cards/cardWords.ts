import type { BadgeTone } from '../StatusBadge';
import type { CardStatusName, KnownCard } from './card';

/** `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: Pick<KnownCard, 'brand' | 'last4'>): string =>
  `${brand} ending in ${last4}`;

/** `Expires 04/2029`. */
export const expiryWords = (
  { expMonth, expYear }: Pick<KnownCard, 'expMonth' | 'expYear'>,
  status?: CardStatusName,
): string =>
  `${status === 'Expired' ? 'Expired' : 'Expires'} ${String(expMonth).padStart(2, '0')}/${expYear}`;

export const cardStatuses = {
  Active: { label: 'Active', tone: 'green' },
  ExpiringSoon: { label: 'Expires soon', tone: 'amber' },
  Expired: { label: 'Expired', tone: 'red' },
  Failed: { label: 'Last charge failed', tone: 'red' },
} as const satisfies Record<CardStatusName, { label: string; tone: BadgeTone }>;
