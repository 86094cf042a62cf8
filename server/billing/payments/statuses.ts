import type { PaymentStatus, PaymentStatusFilter } from '../../../contract/enums';
import { statusesOfTab } from '../../../contract/payments';

export const isInTab = (tab: PaymentStatusFilter, status: PaymentStatus): boolean =>
  statusesOfTab[tab].includes(status);

export const isCollected = (status: PaymentStatus): boolean => isInTab('Succeeded', status);

// Returns literals instead of parameters, so that the planner can use the partial index of failed payments.
const quotedStatuses = (tab: PaymentStatusFilter): string =>
  statusesOfTab[tab].map((status) => `'${status}'`).join(', ');

/** Returns an `and` condition on `payments p` for the tab, or an empty string for `All`. */
export const tabCondition = (tab: PaymentStatusFilter): string =>
  tab === 'All' ? '' : `and p.status in (${quotedStatuses(tab)})`;
