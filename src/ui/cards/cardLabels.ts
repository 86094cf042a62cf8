import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CardStatus } from '@contract/enums';
import type { BadgeTone } from '../StatusBadge';
import type { CardDetails } from './card';

/** Formats a card as `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: Pick<CardDetails, 'brand' | 'last4'>): string =>
  t`${brand} ending in ${last4}`;

/** Formats the expiry of a card as `Expires 04/2029` or `Expired 04/2029`. */
export const expiryLabel = (
  { expMonth, expYear }: Pick<CardDetails, 'expMonth' | 'expYear'>,
  status?: CardStatus,
): string => {
  const expiry = `${String(expMonth).padStart(2, '0')}/${expYear}`;
  return status === 'Expired' ? t`Expired ${expiry}` : t`Expires ${expiry}`;
};

export const cardStatuses = {
  Active: { label: msg({ message: 'Active', context: 'card' }), tone: 'green' },
  ExpiringSoon: { label: msg`Expires soon`, tone: 'amber' },
  Expired: { label: msg({ message: 'Expired', context: 'card' }), tone: 'red' },
  Failed: { label: msg`Last charge failed`, tone: 'red' },
} as const satisfies Record<CardStatus, { label: MessageDescriptor; tone: BadgeTone }>;
