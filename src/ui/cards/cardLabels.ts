import type { CardStatus } from '@contract/enums';
import * as texts from '@/texts/ui/cards';
import type { BadgeTone } from '../StatusBadge';
import type { CardDetails } from './card';

/** Formats a card as `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: Pick<CardDetails, 'brand' | 'last4'>): string =>
  texts.endingIn(brand, last4);

/** Formats the expiry of a card as `Expires 04/2029` or `Expired 04/2029`. */
export const expiryLabel = (
  { expMonth, expYear }: Pick<CardDetails, 'expMonth' | 'expYear'>,
  status?: CardStatus,
): string =>
  `${status === 'Expired' ? texts.expired : texts.expires} ${String(expMonth).padStart(2, '0')}/${expYear}`;

export const cardStatuses = {
  Active: { label: texts.active, tone: 'green' },
  ExpiringSoon: { label: texts.expiresSoon, tone: 'amber' },
  Expired: { label: texts.expired, tone: 'red' },
  Failed: { label: texts.lastChargeFailed, tone: 'red' },
} as const satisfies Record<CardStatus, { label: string; tone: BadgeTone }>;
