import type { ClientSort, ClientSortField } from '../../schema.generated';

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

const ordering = (sort: ClientSort, isUpwards: boolean, nulls: 'first' | 'last'): string => {
  const { expression, isNullable } = sortKeyOf(sort);
  const verb = isUpwards ? 'asc' : 'desc';
  return `${expression} ${verb}${isNullable ? ` nulls ${nulls}` : ''}, c.id ${verb}`;
};

/** What follows `order by` of `clients c`. Where there is nothing to order by, a client comes last either way. */
export const clientOrder = (sort: ClientSort): string =>
  ordering(sort, sort.direction === 'Ascending', 'last');

/** The same from the end. */
export const clientOrderBackwards = (sort: ClientSort): string =>
  ordering(sort, sort.direction === 'Descending', 'first');

/**
 * That `clients c` stand where a client stands or after it. $1 is the company; null for an order in which some have
 * nothing to be ordered by.
 */
export function fromClientOn(
  sort: ClientSort,
  id: string,
): ((refer: (value: unknown) => string) => string) | null {
  const { expression, isNullable } = sortKeyOf(sort);
  if (isNullable) return null;
  const sign = sort.direction === 'Ascending' ? '>=' : '<=';
  return (refer) => {
    const given = `${refer(id)}::uuid`;
    const own = `(select ${expression} from clients c where c.company_id = $1 and c.id = ${given})`;
    return `(${expression}, c.id) ${sign} (${own}, ${given})`;
  };
}
