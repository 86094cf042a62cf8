import type { PaymentStatus, PaymentStatusFilter } from '../../../contract/enums';

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

/** The statuses of each tab of the list. Must match the SQL functions `is_collected` and `is_lost`. */
const tabs: Readonly<Record<PaymentStatusFilter, readonly PaymentStatus[]>> = {
  All: paymentStatuses,
  Succeeded: ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'],
  Failed: ['Failed', 'Canceled'],
};

export const isInTab = (tab: PaymentStatusFilter, status: PaymentStatus): boolean =>
  tabs[tab].includes(status);

export const isCollected = (status: PaymentStatus): boolean => isInTab('Succeeded', status);

// Returns literals instead of parameters, so that the planner can use the partial index of failed payments.
const quotedStatuses = (tab: PaymentStatusFilter): string =>
  tabs[tab].map((status) => `'${status}'`).join(', ');

/** Returns an `and` condition on `payments p` for the tab, or an empty string for `All`. */
export const tabCondition = (tab: PaymentStatusFilter): string =>
  tab === 'All' ? '' : `and p.status in (${quotedStatuses(tab)})`;
