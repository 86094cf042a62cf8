import type { PaymentFilter } from '@/api/schema.generated';
import type { OpenDayRange } from '@/lib/days';
import { toMinorUnits } from '@/lib/money';
import { filterCodecs, filterKeys, type FilterKey, writeFilter, type PaymentFilters } from './filterCodecs';

const read = (word: FilterKey, params: URLSearchParams, currency: string): PaymentFilters => {
  const text = params.get(word) ?? '';
  const value = text === '' ? undefined : filterCodecs[word].read(text, currency);
  return value === undefined ? {} : { [word]: value };
};

/** What an address filters by; what it says of amounts is in its currency, or else in the company's. */
export function readFilters(params: URLSearchParams, companyCurrency: string): PaymentFilters {
  const { currency = companyCurrency } = read('currency', params, companyCurrency);
  return Object.assign({}, ...filterKeys.map((word) => read(word, params, currency)));
}

/** What stands in an address for the filters. */
export const filterEntries = (filters: PaymentFilters): [string, string][] =>
  filterKeys.flatMap((word): [string, string][] => {
    const text = writeFilter(word, filters);
    return text === null ? [] : [[word, text]];
  });

export const usedWords = (filters: PaymentFilters): FilterKey[] =>
  filterKeys.filter((word) => filters[word] !== undefined);

export function withoutWord(filters: PaymentFilters, word: FilterKey): PaymentFilters {
  const { [word]: _dropped, ...rest } = filters;
  return rest;
}

const daysAs = (name: 'created' | 'paid' | 'failed' | 'refunded', range?: OpenDayRange): PaymentFilter => ({
  ...(range?.from && { [`${name}From`]: range.from }),
  ...(range?.to && { [`${name}To`]: range.to }),
});

function amountAs({ amount, currency }: PaymentFilters, companyCurrency: string): PaymentFilter {
  const inCurrency = currency ?? companyCurrency;
  const minor = (text: string | null | undefined) => (text ? toMinorUnits(text, inCurrency) : null);
  const [amountFrom, amountTo] = [minor(amount?.from), minor(amount?.to)];
  return {
    ...(amountFrom !== null && { amountFrom }),
    ...(amountTo !== null && { amountTo }),
    // The same number of minor units is another amount in another currency.
    ...((currency || amount) && { currency: inCurrency }),
  };
}

/** As the API takes it; null when nothing is filtered. */
export function toPaymentFilter(filters: PaymentFilters, companyCurrency: string): PaymentFilter | null {
  if (usedWords(filters).length === 0) return null;
  const { client, created, paid, failed, refunded, plan, type, method, status, mode } = filters;
  return {
    ...(client && { clientId: client }),
    ...daysAs('created', created),
    ...daysAs('paid', paid),
    ...daysAs('failed', failed),
    ...daysAs('refunded', refunded),
    ...(plan && { planId: [...plan] }),
    ...(type && { type: [...type] }),
    ...(method && { method: [...method] }),
    ...(status && { statuses: [...status] }),
    ...amountAs(filters, companyCurrency),
    ...(mode && { isLive: mode === 'live' }),
  };
}
