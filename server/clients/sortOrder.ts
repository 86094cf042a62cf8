import type { ClientSortField } from '../../contract/enums';
import type { ClientSort } from '../platform';

export interface SortKey {
  /** An expression on `clients c`. */
  expression: string;
  isNullable: boolean;
}

const required = (expression: string): SortKey => ({ expression, isNullable: false });
const nullable = (expression: string): SortKey => ({ expression, isNullable: true });

/** Each key followed by the id is the order of one index of `clients`, or of two if the key is nullable. */
const sortKeys: Readonly<Record<ClientSortField, SortKey>> = {
  Number: required('c.number'),
  Name: required('c.name collate "und-x-icu"'),
  Email: required('c.sorted_email'),
  Phone: nullable('c.phone'),
  Status: required('c.status'),
  Plan: nullable('c.plan_id'),
  Country: nullable('c.country'),
  Tags: nullable('c.sorted_tags collate "und-x-icu"'),
  Source: required('c.source'),
  Mrr: required('c.mrr'),
  LifetimeValue: required('c.lifetime_value'),
  LastPaymentAt: nullable('c.last_payment_at'),
  TrialEndsAt: nullable('c.trial_ends_at'),
  NextRenewalAt: nullable('c.next_renewal_at'),
  LastLoginAt: nullable('c.last_login_at'),
  CreatedAt: required('c.created_at'),
  UpdatedAt: required('c.updated_at'),
};

export const sortKeyOf = ({ field }: ClientSort): SortKey => sortKeys[field];

export const newestFirst: ClientSort = { field: 'CreatedAt', direction: 'Descending' };

const ordering = (sort: ClientSort, isAscending: boolean, nulls: 'first' | 'last'): string => {
  const { expression, isNullable } = sortKeyOf(sort);
  const keyword = isAscending ? 'asc' : 'desc';
  return `${expression} ${keyword}${isNullable ? ` nulls ${nulls}` : ''}, c.id ${keyword}`;
};

/**
 * Returns the text after `order by` for `clients c`. Clients without a sort value come last in both
 * directions.
 */
export const clientOrder = (sort: ClientSort): string =>
  ordering(sort, sort.direction === 'Ascending', 'last');

/** Returns the reverse of `clientOrder`. */
export const reverseClientOrder = (sort: ClientSort): string =>
  ordering(sort, sort.direction === 'Descending', 'first');
