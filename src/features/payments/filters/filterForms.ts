import type { PaymentStatus, PaymentType } from '@/api/schema.generated';
import { readOpenDayRange, writeDayRange, type OpenDayRange } from '@/lib/days';
import { amountText, toMinorUnits } from '@/lib/money';
import { isPaymentStatus } from '@/ui/payments/paymentStatus';
import { isPaymentType } from '../paymentWords';

/** Decimals of the filter's currency, as one would type them; either may be open. */
export interface AmountRange {
  from: string | null;
  to: string | null;
}

/** Real money, or test cards. */
export type Mode = 'live' | 'test';

/** What the list is narrowed by; what is left out narrows nothing. */
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

export type FilterWord = keyof PaymentFilters;

interface FilterForm<Value> {
  /** Of the word's text in the address; undefined when nothing of it is understood. `currency` is that of amounts. */
  read: (text: string, currency: string) => Value | undefined;
  write: (value: Value) => string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mostEntries = 200;
const longest = 100;

const days: FilterForm<OpenDayRange> = {
  read: (text) => readOpenDayRange(text) ?? undefined,
  write: writeDayRange,
};

function listOf<Entry extends string>(text: string, isEntry: (entry: string) => entry is Entry) {
  const entries = [...new Set(text.split(','))].filter(isEntry).slice(0, mostEntries);
  return entries.length > 0 ? entries : undefined;
}

const isPlanId = (entry: string): entry is string => uuid.test(entry);
const isBrand = (entry: string): entry is string => entry !== '' && entry.length <= longest;
const joined = (entries: readonly string[]): string => entries.join(',');

const typed = (minor: number | null, currency: string): string | null =>
  minor === null ? null : amountText(minor, currency);

/** `9.99..20` of an address, of which one side may be left out; undefined when it is no such range. */
export function readAmounts(text: string, currency: string): AmountRange | undefined {
  const [first = '', last = '', ...rest] = text.split('..');
  const [from, to] = [toMinorUnits(first, currency), toMinorUnits(last, currency)];
  const isTurned = from !== null && to !== null && from > to;
  if (rest.length > 0 || (from ?? to) === null || isTurned) return undefined;
  return { from: typed(from, currency), to: typed(to, currency) };
}

/** As much of it as an amount of the currency may have, which is all of it but for decimals that the currency lacks. */
const cutTo = (currency: string, text: string): string =>
  text === '' || toMinorUnits(text, currency) !== null ? text : cutTo(currency, text.slice(0, -1));

/** The same numbers as amounts of another currency. */
export const amountsIn = (currency: string, { from, to }: AmountRange): AmountRange | undefined =>
  readAmounts(`${cutTo(currency, from ?? '')}..${cutTo(currency, to ?? '')}`, currency);

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

type FilterForms = { readonly [Word in FilterWord]: FilterForm<FilterValues[Word]> };

/** Every filter by its word in the address, in the order in which an address names them. */
export const filterForms: FilterForms = {
  client: { read: (text) => (text.length <= longest ? text : undefined), write: (id) => id },
  created: days,
  paid: days,
  failed: days,
  refunded: days,
  plan: { read: (text) => listOf(text, isPlanId), write: joined },
  type: { read: (text) => listOf(text, isPaymentType), write: joined },
  method: { read: (text) => listOf(text, isBrand), write: joined },
  status: { read: (text) => listOf(text, isPaymentStatus), write: joined },
  amount: { read: readAmounts, write: ({ from, to }) => `${from ?? ''}..${to ?? ''}` },
  currency: { read: (text) => (isCurrency(text) ? text : undefined), write: (code) => code },
  mode: { read: (text) => (text === 'live' || text === 'test' ? text : undefined), write: (mode) => mode },
};

const isFilterWord = (text: string): text is FilterWord => Object.hasOwn(filterForms, text);

export const filterWords: readonly FilterWord[] = Object.keys(filterForms).filter(isFilterWord);

/** What stands in an address for one filter; null where it does not hold. */
export function writtenFilter<Word extends FilterWord>(
  word: Word,
  filters: Partial<FilterValues>,
): string | null {
  const form: FilterForm<FilterValues[Word]> = filterForms[word];
  const value: Partial<FilterValues>[Word] = filters[word];
  return value === undefined ? null : form.write(value);
}
