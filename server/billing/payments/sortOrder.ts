import type { PaymentSortField } from '../../../contract/enums';
import type { Payment, PaymentSort } from '../../platform';
import type { BindValue } from '../../clients';

interface SortKey {
  /** A column of `payments p`. */
  column: string;
  type: string;
  getValue: (payment: Payment) => unknown;
}

const created: SortKey = {
  column: 'p.created_at',
  type: 'timestamptz',
  getValue: ({ createdAt }) => createdAt,
};
const amount: SortKey = { column: 'p.amount', type: 'integer', getValue: (payment) => payment.amount };
const status: SortKey = { column: 'p.status', type: 'text', getValue: (payment) => payment.status };
const id: SortKey = { column: 'p.id', type: 'uuid', getValue: (payment) => payment.id };

/** Each order matches an index of `payments`. */
const sortKeys: Readonly<Record<PaymentSortField, readonly SortKey[]>> = {
  CreatedAt: [created, id],
  Amount: [amount, id],
  Status: [status, created, id],
};

const orderBy = (keys: readonly SortKey[], keyword: 'asc' | 'desc'): string =>
  keys.map(({ column }) => `${column} ${keyword}`).join(', ');

/** Returns the `order by` list for `payments p`. */
export const paymentOrder = ({ field, direction }: PaymentSort): string =>
  orderBy(sortKeys[field], direction === 'Ascending' ? 'asc' : 'desc');

/** Returns the reverse of `paymentOrder`, for reading a list from its end. */
export const reversePaymentOrder = ({ field, direction }: PaymentSort): string =>
  orderBy(sortKeys[field], direction === 'Ascending' ? 'desc' : 'asc');

/** Returns the condition for the payments that follow the given one in the given order. */
export function afterCondition(payment: Payment, { field, direction }: PaymentSort, bind: BindValue): string {
  const keys = sortKeys[field];
  const cursor = keys.map(({ type, getValue }) => `${bind(getValue(payment))}::${type}`);
  const operator = direction === 'Ascending' ? '>' : '<';
  return `(${keys.map(({ column }) => column).join(', ')}) ${operator} (${cursor.join(', ')})`;
}
