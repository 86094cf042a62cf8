import type { PaymentFilter } from '@/api/types';
import type { OpenDayRange } from '@/lib/days';
import { toMinorUnits } from '@contract/money';
import { filterCodecs, filterKeys, type FilterKey, writeFilter, type PaymentFilters } from './filterCodecs';

const read = (key: FilterKey, params: URLSearchParams, currency: string): PaymentFilters => {
  const text = params.get(key) ?? '';
  const value = text === '' ? undefined : filterCodecs[key].read(text, currency);
  return value === undefined ? {} : { [key]: value };
};

/**
 * Parses the filters of a URL. Amounts use the currency of the `currency` parameter, or else the company's
 * currency.
 */
export function readFilters(params: URLSearchParams, companyCurrency: string): PaymentFilters {
  const { currency = companyCurrency } = read('currency', params, companyCurrency);
  return Object.assign({}, ...filterKeys.map((key) => read(key, params, currency)));
}

export const filterEntries = (filters: PaymentFilters): [string, string][] =>
  filterKeys.flatMap((key): [string, string][] => {
    const text = writeFilter(key, filters);
    return text === null ? [] : [[key, text]];
  });

export const activeFilterKeys = (filters: PaymentFilters): FilterKey[] =>
  filterKeys.filter((key) => filters[key] !== undefined);

export function withoutFilter(filters: PaymentFilters, key: FilterKey): PaymentFilters {
  const { [key]: _removed, ...rest } = filters;
  return rest;
}

const dayRangeFields = (
  name: 'created' | 'paid' | 'failed' | 'refunded',
  range?: OpenDayRange,
): PaymentFilter => ({
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
  if (activeFilterKeys(filters).length === 0) return null;
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
