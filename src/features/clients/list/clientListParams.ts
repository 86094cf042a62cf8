import type { ClientFilter, ClientSort } from '@/api/types';
import { pageSizes } from '@contract/limits';
import { parsePage, parsePageSize } from '@/lib/usePageParam';
import { columnOf, isColumnKey, isSortable, sortFieldOf, type SortableColumn } from './columnDefinitions';
import { filterParams, parseFilter } from './filters/filterCodecs';

export interface Sorting {
  column: SortableColumn;
  isDescending: boolean;
}

/** The state of the list in the URL. */
export interface ListQuery {
  search: string;
  filter: ClientFilter;
  sorting: Sorting;
  pageSize: number;
  /** Starts at 1. */
  page: number;
}

const newestFirst: Sorting = { column: 'created', isDescending: true };

/**
 * Parses `created` (oldest first) or `-created` (newest first). An unknown, hidden or unsortable column sorts
 * newest first.
 */
function parseSorting(text: string, canSeeMoney: boolean): Sorting {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  const isAllowed =
    isColumnKey(column) && isSortable(column) && (canSeeMoney || !columnOf(column).needsMoney);
  return isAllowed ? { column, isDescending } : newestFirst;
}

const serializeSorting = ({ column, isDescending }: Sorting): string => `${isDescending ? '-' : ''}${column}`;

export const isNewestFirst = ({ column, isDescending }: Sorting): boolean =>
  isDescending && (column === 'created' || column === 'number');

/** Returns the sorting after a click on a header: the column's initial direction, then the reverse. */
export function nextSorting(current: Sorting, column: SortableColumn): Sorting {
  const isDescending =
    current.column === column ? !current.isDescending : Boolean(columnOf(column).isDescendingFirst);
  return { column, isDescending };
}

/**
 * Parses the URL parameters. Ignores unknown values, and money filters and columns that the operator may not
 * see.
 */
export const parseListQuery = (params: URLSearchParams, canSeeMoney: boolean): ListQuery => ({
  search: (params.get('search') ?? '').trim(),
  filter: parseFilter(params, canSeeMoney),
  sorting: parseSorting(params.get('sort') ?? '', canSeeMoney),
  pageSize: parsePageSize(params.get('size')),
  page: parsePage(params.get('page')),
});

/** Returns the parameters that a saved view stores. Equal queries return equal parameters. */
export function viewParams({
  search,
  filter,
  sorting,
}: Omit<ListQuery, 'page' | 'pageSize'>): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  filterParams(filter).forEach(([filterKey, value]) => params.append(filterKey, value));
  const sort = serializeSorting(sorting);
  if (sort !== serializeSorting(newestFirst)) params.set('sort', sort);
  return params;
}

/** Returns the URL parameters of the list without default values. */
export function listParams(query: ListQuery): URLSearchParams {
  const params = viewParams(query);
  if (query.pageSize !== pageSizes[0]) params.set('size', String(query.pageSize));
  if (query.page !== 1) params.set('page', String(query.page));
  return params;
}

interface ListVariables {
  search: string | null;
  filter: ClientFilter | null;
  sort: ClientSort;
}

/** Returns the API variables for the filters and order of the list. */
export const listVariables = ({ search, filter, sorting }: ListQuery): ListVariables => ({
  search: search || null,
  filter: Object.keys(filter).length > 0 ? filter : null,
  sort: {
    field: sortFieldOf(sorting.column),
    direction: sorting.isDescending ? 'Descending' : 'Ascending',
  },
});
