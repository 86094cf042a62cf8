import { foldText } from '../../../contract/foldText';
import type { PaymentDirection, PaymentStatusFilter } from '../../../contract/enums';
import { type BindValue, isOneOf, matchingIdsSql } from '../../clients';
import type { CheckedPaymentFilter } from './input';
import { tabCondition } from './statuses';

export interface PaymentSelection {
  direction: PaymentDirection;
  status: PaymentStatusFilter;
  search: string;
  /** Ids of the clients that match the search, or `Many` if there are too many to list. */
  matchingClients: 'Many' | readonly string[];
  filter: CheckedPaymentFilter;
  /** The filter's dates as timestamps: the start of the first day, and of the day after the last one. */
  created: TimeRange;
  paid: TimeRange;
  failed: TimeRange;
  refunded: TimeRange;
  /** The highest included payment number; null without a limit. */
  maxNumber: number | null;
}

export interface TimeRange {
  from: string | null;
  before: string | null;
}

/** Returns the first and last day of each range of the filter, in a fixed order. */
export const rangeDays = (filter: CheckedPaymentFilter): (string | null)[] => [
  filter.createdFrom,
  filter.createdTo,
  filter.paidFrom,
  filter.paidTo,
  filter.failedFrom,
  filter.failedTo,
  filter.refundedFrom,
  filter.refundedTo,
];

/**
 * Returns the ranges of the filter. `dayStarts` contains the start of each first day of `rangeDays` and the
 * end of each last day, in the same order.
 */
export function toTimeRanges(
  dayStarts: readonly (string | null)[],
): Pick<PaymentSelection, 'created' | 'paid' | 'failed' | 'refunded'> {
  const rangeAt = (index: number): TimeRange => ({
    from: dayStarts[index] ?? null,
    before: dayStarts[index + 1] ?? null,
  });
  return { created: rangeAt(0), paid: rangeAt(2), failed: rangeAt(4), refunded: rangeAt(6) };
}

const isUnbounded = ({ from, before }: TimeRange): boolean => from === null && before === null;

const isEmptyFilter = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

/** Returns whether the stored totals cover the selection. */
export const isUnfiltered = ({ search, filter, maxNumber }: PaymentSelection): boolean =>
  search === '' && maxNumber === null && Object.values(filter).every(isEmptyFilter);

function rangeConditions(column: string, { from, before }: TimeRange, bind: BindValue): string[] {
  return [
    ...(from === null ? [] : [`${column} >= ${bind(from)}::timestamptz`]),
    ...(before === null ? [] : [`${column} < ${bind(before)}::timestamptz`]),
  ];
}

const maxDigits = 9;

/**
 * Returns the conditions of a search. Uses only comparisons that an index can serve under row-level security:
 * client ids, and exact payment numbers, invoice numbers or provider ids.
 */
function searchConditions({ search, matchingClients }: PaymentSelection, bind: BindValue): string[] {
  if (search === '') return [];
  const folded = foldText(search);
  const [, number] = /^#?(\d+)$/.exec(folded) ?? [];
  const clients =
    matchingClients === 'Many'
      ? `in (select ${matchingIdsSql(search, bind)})`
      : `= any(${bind(matchingClients)}::uuid[])`;
  const alternatives = [
    `p.client_id ${clients}`,
    `p.invoice_number = ${bind(folded.toUpperCase())}`,
    `p.provider in ('Sandbox', 'Stripe') and p.provider_payment_id = ${bind(search)}`,
    ...(number && number.length <= maxDigits ? [`p.number = ${bind(Number(number))}`] : []),
  ];
  return [`(${alternatives.join(' or ')})`];
}

const equalConditions = (column: string, value: unknown, bind: BindValue): string[] =>
  value === null ? [] : [`${column} = ${bind(value)}`];

function columnConditions({ filter }: PaymentSelection, bind: BindValue): string[] {
  const { amountFrom, amountTo } = filter;
  return [
    ...equalConditions('p.client_id', filter.clientId, bind),
    ...isOneOf('p.plan_id', 'uuid', filter.planId, bind),
    ...isOneOf('p.type', 'text', filter.type, bind),
    ...isOneOf('p.status', 'text', filter.statuses, bind),
    ...isOneOf('p.card_brand', 'text', filter.method, bind),
    ...equalConditions('p.currency', filter.currency, bind),
    ...equalConditions('p.is_live', filter.isLive, bind),
    ...(amountFrom === null ? [] : [`p.amount >= ${bind(amountFrom)}`]),
    ...(amountTo === null ? [] : [`p.amount <= ${bind(amountTo)}`]),
  ];
}

function dateConditions({ created, paid, failed, refunded }: PaymentSelection, bind: BindValue): string[] {
  return [
    ...rangeConditions('p.created_at', created, bind),
    // Uses the same statuses as analytics, so that counts of the same days match.
    ...(isUnbounded(paid) ? [] : ['is_collected(p.status)', ...rangeConditions('p.paid_at', paid, bind)]),
    ...(isUnbounded(failed) ? [] : ['is_lost(p.status)', ...rangeConditions('p.failed_at', failed, bind)]),
    ...(isUnbounded(refunded)
      ? []
      : [
          `p.id in (select r.payment_id from refunds r where ${[
            'r.company_id = $1',
            `r.status = 'Succeeded'`,
            ...rangeConditions('r.created_at', refunded, bind),
          ].join(' and ')})`,
        ]),
  ];
}

/** Returns all conditions on `payments p` except the tab's, with their parameters. `$1` is the company. */
export function buildConditions(
  companyId: string,
  selection: PaymentSelection,
): { values: unknown[]; conditions: string; bind: BindValue } {
  const values: unknown[] = [companyId];
  const bind: BindValue = (value) => `$${values.push(value)}`;
  const conditions = [
    'p.company_id = $1',
    `p.direction = ${bind(selection.direction)}`,
    ...columnConditions(selection, bind),
    ...dateConditions(selection, bind),
    ...(selection.maxNumber === null ? [] : [`p.number <= ${bind(selection.maxNumber)}`]),
    ...searchConditions(selection, bind),
  ].join(' and ');
  return { values, conditions, bind };
}

/** Returns all conditions, including the tab's. */
export function buildTabConditions(companyId: string, selection: PaymentSelection) {
  const base = buildConditions(companyId, selection);
  return { ...base, conditions: `${base.conditions} ${tabCondition(selection.status)}` };
}
