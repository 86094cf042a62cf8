import { foldText } from '../../../contract/foldText';
import type { PaymentDirection, PaymentStatusFilter } from '../../schema.generated';
import { isOneOf, type Refer } from '../clients/conditions';
import { idsFound } from '../clients/search';
import type { CheckedPaymentFilter } from './input';
import { tabCondition } from './statuses';

/** What of the payments is asked for. */
export interface PaymentSelection {
  direction: PaymentDirection;
  status: PaymentStatusFilter;
  search: string;
  /** The clients whom the search finds: too many to name, or these. */
  found: 'Many' | readonly string[];
  filter: CheckedPaymentFilter;
  /** The filter's days as the moments at which they begin and the day after them does. */
  created: Bounds;
  paid: Bounds;
  failed: Bounds;
  refunded: Bounds;
  /** The highest number that belongs to it; null for every number. */
  upTo: number | null;
}

export interface Bounds {
  from: string | null;
  until: string | null;
}

/** Each range of the filter, first day and last day, in the order of `boundsOf`. */
export const daysOf = (filter: CheckedPaymentFilter): (string | null)[] => [
  filter.createdFrom,
  filter.createdTo,
  filter.paidFrom,
  filter.paidTo,
  filter.failedFrom,
  filter.failedTo,
  filter.refundedFrom,
  filter.refundedTo,
];

/** The moments that `daysOf` stands for, put back in their places. */
export function boundsOf(
  moments: readonly (string | null)[],
): Pick<PaymentSelection, 'created' | 'paid' | 'failed' | 'refunded'> {
  const pair = (at: number): Bounds => ({ from: moments[at] ?? null, until: moments[at + 1] ?? null });
  return { created: pair(0), paid: pair(2), failed: pair(4), refunded: pair(6) };
}

const isWhole = ({ from, until }: Bounds): boolean => from === null && until === null;

const leavesAll = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** True where the counters kept by trigger know all that there is to count. */
export const isUnfiltered = ({ search, filter, upTo }: PaymentSelection): boolean =>
  search === '' && upTo === null && Object.values(filter).every(leavesAll);

function within(column: string, { from, until }: Bounds, refer: Refer): string[] {
  return [
    ...(from === null ? [] : [`${column} >= ${refer(from)}::timestamptz`]),
    ...(until === null ? [] : [`${column} < ${refer(until)}::timestamptz`]),
  ];
}

const mostDigits = 9;

/** Only comparisons that an index may answer behind row-level security: a number, and names that are written in full. */
function isFound({ search, found }: PaymentSelection, refer: Refer): string[] {
  if (search === '') return [];
  const folded = foldText(search);
  const [, number] = /^#?(\d+)$/.exec(folded) ?? [];
  const clients =
    found === 'Many' ? `in (select ${idsFound(search, refer)})` : `= any(${refer(found)}::uuid[])`;
  const ways = [
    `p.client_id ${clients}`,
    `p.invoice_number = ${refer(folded.toUpperCase())}`,
    `p.provider in ('Sandbox', 'Stripe') and p.provider_payment_id = ${refer(search)}`,
    ...(number && number.length <= mostDigits ? [`p.number = ${refer(Number(number))}`] : []),
  ];
  return [`(${ways.join(' or ')})`];
}

const isEqual = (column: string, value: unknown, refer: Refer): string[] =>
  value === null ? [] : [`${column} = ${refer(value)}`];

function ownConditions({ filter }: PaymentSelection, refer: Refer): string[] {
  const { amountFrom, amountTo } = filter;
  return [
    ...isEqual('p.client_id', filter.clientId, refer),
    ...isOneOf('p.plan_id', 'uuid', filter.planId, refer),
    ...isOneOf('p.type', 'text', filter.type, refer),
    ...isOneOf('p.status', 'text', filter.statuses, refer),
    ...isOneOf('p.card_brand', 'text', filter.method, refer),
    ...isEqual('p.currency', filter.currency, refer),
    ...isEqual('p.is_live', filter.isLive, refer),
    ...(amountFrom === null ? [] : [`p.amount >= ${refer(amountFrom)}`]),
    ...(amountTo === null ? [] : [`p.amount <= ${refer(amountTo)}`]),
  ];
}

function dayConditions({ created, paid, failed, refunded }: PaymentSelection, refer: Refer): string[] {
  return [
    ...within('p.created_at', created, refer),
    // Money that came in, and money that did not: as the figures of the same days count them.
    ...(isWhole(paid) ? [] : ['is_collected(p.status)', ...within('p.paid_at', paid, refer)]),
    ...(isWhole(failed) ? [] : ['is_lost(p.status)', ...within('p.failed_at', failed, refer)]),
    ...(isWhole(refunded)
      ? []
      : [
          `p.id in (select r.payment_id from refunds r where ${[
            'r.company_id = $1',
            `r.status = 'Succeeded'`,
            ...within('r.created_at', refunded, refer),
          ].join(' and ')})`,
        ]),
  ];
}

/** All conditions of `payments p` but the tab's, with the values they refer to; $1 is the company. */
export function conditionsOf(
  companyId: string,
  selection: PaymentSelection,
): { values: unknown[]; conditions: string; refer: Refer } {
  const values: unknown[] = [companyId];
  const refer: Refer = (value) => `$${values.push(value)}`;
  const conditions = [
    'p.company_id = $1',
    `p.direction = ${refer(selection.direction)}`,
    ...ownConditions(selection, refer),
    ...dayConditions(selection, refer),
    ...(selection.upTo === null ? [] : [`p.number <= ${refer(selection.upTo)}`]),
    ...isFound(selection, refer),
  ].join(' and ');
  return { values, conditions, refer };
}

/** The same with the tab's. */
export function tabConditionsOf(companyId: string, selection: PaymentSelection) {
  const whole = conditionsOf(companyId, selection);
  return { ...whole, conditions: `${whole.conditions} ${tabCondition(selection.status)}` };
}
