import type { PaymentStatus, PaymentType } from '@contract/enums';
import { isId } from '@contract/ids';
import { maxBrandLength, maxDownloadFilterValues, maxFilterTextLength } from '@contract/limits';
import { amountText, toMinorUnits } from '@contract/money';
import { keysOf } from '@contract/records';
import type { PaymentFilter } from '@/api/types';
import { type OpenDayRange, parseOpenDayRange, serializeDayRange } from '@/lib/days';
import { isPaymentStatus } from '@/ui/payments/paymentStatus';
import { isPaymentType } from '../paymentLabels';

/** Decimal amounts in the filter's currency; null means no limit. */
export interface AmountRange {
  from: string | null;
  to: string | null;
}

/** Real money, or test cards. */
export type Mode = 'live' | 'test';

/** An absent filter matches every payment. */
export interface PaymentFilters {
  client?: string;
  created?: OpenDayRange;
  paid?: OpenDayRange;
  failed?: OpenDayRange;
  refunded?: OpenDayRange;
  plan?: readonly string[];
  type?: readonly PaymentType[];
  method?: readonly string[];
  status?: readonly PaymentStatus[];
  amount?: AmountRange;
  currency?: string;
  mode?: Mode;
}

export type FilterKey = keyof PaymentFilters;
export type DaysFilterKey = 'created' | 'paid' | 'failed' | 'refunded';

interface FilterCodec<Value> {
  /** Parses the URL value, or returns undefined if none of it is valid. `currency` applies to amounts. */
  read: (text: string, currency: string) => Value | undefined;
  write: (value: Value) => string;
}

const days: FilterCodec<OpenDayRange> = {
  read: (text) => parseOpenDayRange(text) ?? undefined,
  write: serializeDayRange,
};

function parseList<Entry extends string>(text: string, isEntry: (entry: string) => entry is Entry) {
  const entries = [...new Set(text.split(','))].filter(isEntry).slice(0, maxDownloadFilterValues);
  return entries.length > 0 ? entries : undefined;
}

const isPlanId = (entry: string): entry is string => isId(entry);
const isBrand = (entry: string): entry is string => entry !== '' && entry.length <= maxBrandLength;
const joinEntries = (entries: readonly string[]): string => entries.join(',');

const formatInput = (minor: number | null, currency: string): string | null =>
  minor === null ? null : amountText(minor, currency);

/**
 * Parses `9.99..20`. An empty or invalid amount means no limit. Returns undefined for a text that is
 * malformed, reversed or without any limit.
 */
export function readAmounts(text: string, currency: string): AmountRange | undefined {
  const [first = '', last = '', ...rest] = text.split('..');
  const [from, to] = [toMinorUnits(first, currency), toMinorUnits(last, currency)];
  const isReversed = from !== null && to !== null && from > to;
  if (rest.length > 0 || (from ?? to) === null || isReversed) return undefined;
  return { from: formatInput(from, currency), to: formatInput(to, currency) };
}

/** Drops decimals that the currency does not have. */
const truncateTo = (currency: string, text: string): string =>
  text === '' || toMinorUnits(text, currency) !== null ? text : truncateTo(currency, text.slice(0, -1));

/**
 * Returns the same numbers as amounts in another currency, without decimals that the currency lacks. Returns
 * undefined if they are invalid in that currency.
 */
export const amountsIn = (currency: string, { from, to }: AmountRange): AmountRange | undefined =>
  readAmounts(`${truncateTo(currency, from ?? '')}..${truncateTo(currency, to ?? '')}`, currency);

const isCurrency = (text: string): boolean => {
  try {
    return (
      /^[A-Z]{3}$/.test(text) && Boolean(new Intl.NumberFormat('en', { style: 'currency', currency: text }))
    );
  } catch {
    return false;
  }
};

type FilterValues = Required<PaymentFilters>;

type FilterCodecs = { readonly [Word in FilterKey]: FilterCodec<FilterValues[Word]> };

/** A codec for each URL parameter, in the order of the URL. */
const filterCodecs: FilterCodecs = {
  client: { read: (text) => (text.length <= maxFilterTextLength ? text : undefined), write: (id) => id },
  created: days,
  paid: days,
  failed: days,
  refunded: days,
  plan: { read: (text) => parseList(text, isPlanId), write: joinEntries },
  type: { read: (text) => parseList(text, isPaymentType), write: joinEntries },
  method: { read: (text) => parseList(text, isBrand), write: joinEntries },
  status: { read: (text) => parseList(text, isPaymentStatus), write: joinEntries },
  amount: { read: readAmounts, write: ({ from, to }) => `${from ?? ''}..${to ?? ''}` },
  currency: { read: (text) => (isCurrency(text) ? text : undefined), write: (code) => code },
  mode: { read: (text) => (text === 'live' || text === 'test' ? text : undefined), write: (mode) => mode },
};

export const filterKeys: readonly FilterKey[] = keysOf(filterCodecs);

/** Returns the URL value of a filter, or null if the filter is not set. */
function writeFilter<Word extends FilterKey>(key: Word, filters: Partial<FilterValues>): string | null {
  const codec: FilterCodec<FilterValues[Word]> = filterCodecs[key];
  const value: Partial<FilterValues>[Word] = filters[key];
  return value === undefined ? null : codec.write(value);
}

const readFilter = (key: FilterKey, params: URLSearchParams, currency: string): PaymentFilters => {
  const text = params.get(key) ?? '';
  const value = text === '' ? undefined : filterCodecs[key].read(text, currency);
  return value === undefined ? {} : { [key]: value };
};

/**
 * Parses the filters of a URL. Amounts use the currency of the `currency` parameter, or else the company's
 * currency.
 */
export function readFilters(params: URLSearchParams, companyCurrency: string): PaymentFilters {
  const { currency = companyCurrency } = readFilter('currency', params, companyCurrency);
  return Object.assign({}, ...filterKeys.map((key) => readFilter(key, params, currency)));
}

export const filterEntries = (filters: PaymentFilters): [string, string][] =>
  filterKeys.flatMap((key): [string, string][] => {
    const text = writeFilter(key, filters);
    return text === null ? [] : [[key, text]];
  });

export const hasFilter = (filters: PaymentFilters, key: FilterKey): boolean => filters[key] !== undefined;

export function withoutFilter(filters: PaymentFilters, key: FilterKey): PaymentFilters {
  const { [key]: _removed, ...rest } = filters;
  return rest;
}

const dayRangeFields = (name: DaysFilterKey, range?: OpenDayRange): PaymentFilter => ({
  ...(range?.from && { [`${name}From`]: range.from }),
  ...(range?.to && { [`${name}To`]: range.to }),
});

function amountFields({ amount, currency }: PaymentFilters, companyCurrency: string): PaymentFilter {
  const filterCurrency = currency ?? companyCurrency;
  const toMinor = (text: string | null | undefined) => (text ? toMinorUnits(text, filterCurrency) : null);
  const [amountFrom, amountTo] = [toMinor(amount?.from), toMinor(amount?.to)];
  return {
    ...(amountFrom !== null && { amountFrom }),
    ...(amountTo !== null && { amountTo }),
    // Minor units differ between currencies, so an amount needs its currency.
    ...((currency || amount) && { currency: filterCurrency }),
  };
}

/** Returns the filters as API input, or null without filters. */
export function toPaymentFilter(filters: PaymentFilters, companyCurrency: string): PaymentFilter | null {
  if (!filterKeys.some((key) => hasFilter(filters, key))) return null;
  const { client, created, paid, failed, refunded, plan, type, method, status, mode } = filters;
  return {
    ...(client && { clientId: client }),
    ...dayRangeFields('created', created),
    ...dayRangeFields('paid', paid),
    ...dayRangeFields('failed', failed),
    ...dayRangeFields('refunded', refunded),
    ...(plan && { planId: [...plan] }),
    ...(type && { type: [...type] }),
    ...(method && { method: [...method] }),
    ...(status && { statuses: [...status] }),
    ...amountFields(filters, companyCurrency),
    ...(mode && { isLive: mode === 'live' }),
  };
}
