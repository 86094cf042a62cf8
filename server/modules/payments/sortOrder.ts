import type { PaymentSort, PaymentSortField } from '../../schema.generated';

/** Each with the id after it is the order of one index of `payments`. */
export const sortKeys: Readonly<Record<PaymentSortField, readonly string[]>> = {
  CreatedAt: ['p.created_at', 'p.id'],
  Amount: ['p.amount', 'p.id'],
  Status: ['p.status', 'p.created_at', 'p.id'],
};

const ordering = (keys: readonly string[], verb: 'asc' | 'desc'): string =>
  keys.map((key) => `${key} ${verb}`).join(', ');

/** What follows `order by` of `payments p`. */
export const paymentOrder = ({ field, direction }: PaymentSort): string =>
  ordering(sortKeys[field], direction === 'Ascending' ? 'asc' : 'desc');

/** The same from the end. */
export const paymentOrderBackwards = ({ field, direction }: PaymentSort): string =>
  ordering(sortKeys[field], direction === 'Ascending' ? 'desc' : 'asc');
