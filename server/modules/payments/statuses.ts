import type { PaymentStatus, PaymentStatusFilter } from '../../schema.generated';

export const paymentStatuses = [
  'Pending',
  'Processing',
  'Succeeded',
  'Failed',
  'Refunded',
  'PartiallyRefunded',
  'Disputed',
  'Canceled',
] as const satisfies readonly PaymentStatus[];

/** What each tab of the list shows; the database says the same with is_collected and is_lost. */
const tabs: Readonly<Record<PaymentStatusFilter, readonly PaymentStatus[]>> = {
  All: paymentStatuses,
  Succeeded: ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'],
  Failed: ['Failed', 'Canceled'],
};

export const isIn = (tab: PaymentStatusFilter, status: PaymentStatus): boolean => tabs[tab].includes(status);

export const isCollected = (status: PaymentStatus): boolean => isIn('Succeeded', status);

// Written out, so that the index of the failed ones is found to hold all of them.
const listed = (tab: PaymentStatusFilter): string => tabs[tab].map((status) => `'${status}'`).join(', ');

/** The condition of a tab on `payments p`. */
export const tabCondition = (tab: PaymentStatusFilter): string =>
  tab === 'All' ? '' : `and p.status in (${listed(tab)})`;
