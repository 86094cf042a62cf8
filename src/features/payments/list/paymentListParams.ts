import type { PaymentSort } from '@/api/schema.generated';
import { pageSizes } from '@/config/limits';
import { pageFrom, pageSizeFrom } from '@/lib/usePageParam';
import type { PaymentFilters } from '../filters/filterCodecs';
import { filterEntries, readFilters } from '../filters/readFilters';

export type SortWord = 'date' | 'amount' | 'status';

export interface Sorting {
  word: SortWord;
  isDescending: boolean;
}

/** The list as an address says it, apart from its direction and status. */
export interface ListQuery {
  search: string;
  filters: PaymentFilters;
  sorting: Sorting;
  pageSize: number;
  /** From 1. */
  page: number;
}

const fields = { date: 'CreatedAt', amount: 'Amount', status: 'Status' } as const satisfies Record<
  SortWord,
  PaymentSort['field']
>;

const newestFirst: Sorting = { word: 'date', isDescending: true };

const isSortWord = (text: string): text is SortWord => Object.hasOwn(fields, text);

/** `date` is oldest first, `-date` newest first; anything unknown is newest first. */
function sortingFrom(text: string): Sorting {
  const isDescending = text.startsWith('-');
  const word = isDescending ? text.slice(1) : text;
  return isSortWord(word) ? { word, isDescending } : newestFirst;
}

const sortText = ({ word, isDescending }: Sorting): string => `${isDescending ? '-' : ''}${word}`;

export const isNewestFirst = (sorting: Sorting): boolean => sortText(sorting) === sortText(newestFirst);

/** A header's next order: the largest and latest first, then turned around. */
export const nextSorting = (current: Sorting, word: SortWord): Sorting => ({
  word,
  isDescending: current.word === word ? !current.isDescending : word !== 'status',
});

/** What an address says of the list; words that are unknown are ignored. */
export const readListQuery = (params: URLSearchParams, companyCurrency: string): ListQuery => ({
  search: (params.get('search') ?? '').trim(),
  filters: readFilters(params, companyCurrency),
  sorting: sortingFrom(params.get('sort') ?? ''),
  pageSize: pageSizeFrom(params.get('size')),
  page: pageFrom(params.get('page')),
});

/** The whole query of the list, without what is as usual. */
export function listParams({ search, filters, sorting, pageSize, page }: ListQuery): URLSearchParams {
  const params = new URLSearchParams(filterEntries(filters));
  if (search) params.set('search', search);
  if (!isNewestFirst(sorting)) params.set('sort', sortText(sorting));
  if (pageSize !== pageSizes[0]) params.set('size', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}

export const toPaymentSort = ({ word, isDescending }: Sorting): PaymentSort => ({
  field: fields[word],
  direction: isDescending ? 'Descending' : 'Ascending',
});
