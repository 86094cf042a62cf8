import type { PaymentFilter } from '@/api/schema.generated';
import { formatDays, readDayRange, type DayRange } from '@/lib/days';

/** The ranges of days that the address knows, each with what happened in it. */
export const rangeNames = {
  created: 'Created',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const;

export type RangeWord = keyof typeof rangeNames;

export const rangeWords: readonly RangeWord[] = ['created', 'paid', 'failed', 'refunded'];

export const isRangeWord = (text: string): text is RangeWord => Object.hasOwn(rangeNames, text);

export const filterWords: readonly string[] = ['client', ...rangeWords];

export interface FilterChoice {
  clientId: string | null;
  ranges: Partial<Record<RangeWord, DayRange>>;
}

export function readFilter(params: URLSearchParams): FilterChoice {
  const found = rangeWords.flatMap((word) => {
    const range = readDayRange(params.get(word));
    return range ? [[word, range] as const] : [];
  });
  return { clientId: params.get('client') || null, ranges: Object.fromEntries(found) };
}

export const isFiltered = ({ clientId, ranges }: FilterChoice): boolean =>
  clientId !== null || Object.keys(ranges).length > 0;

/** Null when nothing is filtered. */
export function toPaymentFilter(choice: FilterChoice): PaymentFilter | null {
  if (!isFiltered(choice)) return null;
  const { created, paid, failed, refunded } = choice.ranges;
  return {
    ...(choice.clientId && { clientId: choice.clientId }),
    ...(created && { createdFrom: created.from, createdTo: created.to }),
    ...(paid && { paidFrom: paid.from, paidTo: paid.to }),
    ...(failed && { failedFrom: failed.from, failedTo: failed.to }),
    ...(refunded && { refundedFrom: refunded.from, refundedTo: refunded.to }),
  };
}

/** `Paid Jan 1 – 31, 2026`. */
export const rangeText = (word: RangeWord, range: DayRange): string =>
  `${rangeNames[word]} ${formatDays(range)}`;
