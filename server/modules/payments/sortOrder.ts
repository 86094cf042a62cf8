import type { Payment, PaymentSort, PaymentSortField } from '../../schema.generated';
import type { Refer } from '../clients/conditions';

interface SortKey {
  /** Of `payments p`. */
  column: string;
  type: string;
  of: (payment: Payment) => unknown;
}

const created: SortKey = {
  column: 'p.created_at',
  type: 'timestamptz',
  of: ({ createdAt }) => createdAt,
};
const amount: SortKey = { column: 'p.amount', type: 'integer', of: (payment) => payment.amount };
const status: SortKey = { column: 'p.status', type: 'text', of: (payment) => payment.status };
const id: SortKey = { column: 'p.id', type: 'uuid', of: (payment) => payment.id };

/** Each is the order of one index of `payments`. */
const sortKeys: Readonly<Record<PaymentSortField, readonly SortKey[]>> = {
  CreatedAt: [created, id],
  Amount: [amount, id],
  Status: [status, created, id],
};

const ordering = (keys: readonly SortKey[], verb: 'asc' | 'desc'): string =>
  keys.map(({ column }) => `${column} ${verb}`).join(', ');

/** What follows `order by` of `payments p`. */
export const paymentOrder = ({ field, direction }: PaymentSort): string =>
  ordering(sortKeys[field], direction === 'Ascending' ? 'asc' : 'desc');

/** The same from the end. */
export const paymentOrderBackwards = ({ field, direction }: PaymentSort): string =>
  ordering(sortKeys[field], direction === 'Ascending' ? 'desc' : 'asc');

/** The condition of what comes after a payment in that order. */
export function comesAfter(payment: Payment, { field, direction }: PaymentSort, refer: Refer): string {
  const keys = sortKeys[field];
  const place = keys.map(({ type, of }) => `${refer(of(payment))}::${type}`);
  const sign = direction === 'Ascending' ? '>' : '<';
  return `(${keys.map(({ column }) => column).join(', ')}) ${sign} (${place.join(', ')})`;
}
