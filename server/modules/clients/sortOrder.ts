import type { ClientSort, ClientSortField, SortDirection } from '../../schema.generated';

export interface SortKey {
  /** Of `clients c`. */
  expression: string;
  isNullable: boolean;
}

const always = (expression: string): SortKey => ({ expression, isNullable: false });
const sometimes = (expression: string): SortKey => ({ expression, isNullable: true });

/** Each with the id after it is the order of one index of `clients`, or of two where there may be nothing to order by. */
const sortKeys: Readonly<Record<ClientSortField, SortKey>> = {
  Number: always('c.number'),
  Name: always('c.name collate "und-x-icu"'),
  Email: always('c.sorted_email'),
  Phone: sometimes('c.phone'),
  Status: always('c.status'),
  Plan: sometimes('c.plan_id'),
  Country: sometimes('c.country'),
  Tags: sometimes('c.sorted_tags collate "und-x-icu"'),
  Source: always('c.source'),
  Mrr: always('c.mrr'),
  LifetimeValue: always('c.lifetime_value'),
  LastPaymentAt: sometimes('c.last_payment_at'),
  TrialEndsAt: sometimes('c.trial_ends_at'),
  NextRenewalAt: sometimes('c.next_renewal_at'),
  LastLoginAt: sometimes('c.last_login_at'),
  CreatedAt: always('c.created_at'),
  UpdatedAt: always('c.updated_at'),
};

export const sortKeyOf = ({ by }: ClientSort): SortKey => sortKeys[by];

export const newestFirst: ClientSort = { by: 'CreatedAt', direction: 'Descending' };

const opposite: Readonly<Record<SortDirection, SortDirection>> = {
  Ascending: 'Descending',
  Descending: 'Ascending',
};

/** What follows `order by` of `clients c`. Where there is nothing to order by, a client comes last either way. */
export function clientOrder(sort: ClientSort): string {
  const { expression, isNullable } = sortKeyOf(sort);
  const verb = sort.direction === 'Ascending' ? 'asc' : 'desc';
  return `${expression} ${verb}${isNullable ? ' nulls last' : ''}, c.id ${verb}`;
}

/** The same from the end. */
export function clientOrderBackwards(sort: ClientSort): string {
  const { expression, isNullable } = sortKeyOf(sort);
  const verb = opposite[sort.direction] === 'Ascending' ? 'asc' : 'desc';
  return `${expression} ${verb}${isNullable ? ' nulls first' : ''}, c.id ${verb}`;
}
