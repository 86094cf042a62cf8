import type { ClientFilter, ClientSort } from '@/api/schema.generated';
import { pageSizes } from '@/config/limits';
import { pageFrom, pageSizeFrom } from '@/lib/usePageParam';
import { isColumnWord, wordsOf, type ColumnWord } from './columnWords';
import { filterValues, readFilter } from './filters/filterWords';

export interface Sorting {
  word: ColumnWord;
  isDescending: boolean;
}

/** The list as an address says it. */
export interface ListQuery {
  search: string;
  filter: ClientFilter;
  sorting: Sorting;
  pageSize: number;
  /** From 1. */
  page: number;
}

const newestFirst: Sorting = { word: 'created', isDescending: true };

/** `created` is oldest first, `-created` newest first; anything unknown is newest first. */
function sortingFrom(text: string, hasMoney: boolean): Sorting {
  const isDescending = text.startsWith('-');
  const word = isDescending ? text.slice(1) : text;
  const isOpen = isColumnWord(word) && (hasMoney || !wordsOf(word).needsMoney);
  return isOpen ? { word, isDescending } : newestFirst;
}

const sortText = ({ word, isDescending }: Sorting): string => `${isDescending ? '-' : ''}${word}`;

export const isNewestFirst = ({ word, isDescending }: Sorting): boolean =>
  isDescending && (word === 'created' || word === 'number');

/** A header's next order: the one its column starts with, then turned around. */
export function nextSorting(current: Sorting, word: ColumnWord): Sorting {
  const isDescending = current.word === word ? !current.isDescending : Boolean(wordsOf(word).startsDown);
  return { word, isDescending };
}

/** What an address says of the list; words that are unknown, or tell of money that may not be seen, are ignored. */
export const readListQuery = (params: URLSearchParams, hasMoney: boolean): ListQuery => ({
  search: (params.get('search') ?? '').trim(),
  filter: readFilter(params, hasMoney),
  sorting: sortingFrom(params.get('sort') ?? '', hasMoney),
  pageSize: pageSizeFrom(params.get('size')),
  page: pageFrom(params.get('page')),
});

/** Search, filters and order: what a saved view keeps. Two queries for the same clients in the same order are equal. */
export function viewParams({
  search,
  filter,
  sorting,
}: Omit<ListQuery, 'page' | 'pageSize'>): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  filterValues(filter).forEach(([word, value]) => params.append(word, value));
  const sort = sortText(sorting);
  if (sort !== sortText(newestFirst)) params.set('sort', sort);
  return params;
}

/** The whole address of the list, without what is as usual. */
export function listParams(query: ListQuery): URLSearchParams {
  const params = viewParams(query);
  if (query.pageSize !== pageSizes[0]) params.set('size', String(query.pageSize));
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

interface ListArguments {
  search: string | null;
  filter: ClientFilter | null;
  sort: ClientSort;
}

/** Which clients in which order, as the API takes it. */
export const listArguments = ({ search, filter, sorting }: ListQuery): ListArguments => ({
  search: search || null,
  filter: Object.keys(filter).length > 0 ? filter : null,
  sort: { by: wordsOf(sorting.word).by, direction: sorting.isDescending ? 'Descending' : 'Ascending' },
});
