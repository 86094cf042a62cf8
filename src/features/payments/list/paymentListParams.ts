import type { PaymentSort } from '@/api/types';
import { pageSizes } from '@contract/limits';
import { parsePage, parsePageSize } from '@/lib/usePageParam';
import type { PaymentFilters } from '../filters/filterCodecs';
import { filterEntries, readFilters } from '../filters/readFilters';

export type SortKey = 'date' | 'amount' | 'status';

export interface Sorting {
  key: SortKey;
  isDescending: boolean;
}

/** The list's state in the URL, except its direction and status. */
export interface ListQuery {
  search: string;
  filters: PaymentFilters;
  sorting: Sorting;
  pageSize: number;
  /** One-based. */
  page: number;
}

const sortFields = { date: 'CreatedAt', amount: 'Amount', status: 'Status' } as const satisfies Record<
  SortKey,
  PaymentSort['field']
>;

const newestFirst: Sorting = { key: 'date', isDescending: true };

const isSortKey = (text: string): text is SortKey => Object.hasOwn(sortFields, text);

/** Parses `date` (oldest first) or `-date` (newest first). An unknown column sorts newest first. */
function parseSorting(text: string): Sorting {
  const isDescending = text.startsWith('-');
  const key = isDescending ? text.slice(1) : text;
  return isSortKey(key) ? { key, isDescending } : newestFirst;
}

const formatSorting = ({ key, isDescending }: Sorting): string => `${isDescending ? '-' : ''}${key}`;

export const isNewestFirst = (sorting: Sorting): boolean =>
  formatSorting(sorting) === formatSorting(newestFirst);

/**
 * Returns the sorting after a click on a header: descending for dates and amounts, ascending for the status,
 * then the reverse.
 */
export const nextSorting = (current: Sorting, key: SortKey): Sorting => ({
  key,
  isDescending: current.key === key ? !current.isDescending : key !== 'status',
});

/** Parses the URL parameters. Unknown values fall back to the defaults. */
export const readListQuery = (params: URLSearchParams, companyCurrency: string): ListQuery => ({
  search: (params.get('search') ?? '').trim(),
  filters: readFilters(params, companyCurrency),
  sorting: parseSorting(params.get('sort') ?? ''),
  pageSize: parsePageSize(params.get('size')),
  page: parsePage(params.get('page')),
});

/** Returns the URL parameters without default values. */
export function listParams({ search, filters, sorting, pageSize, page }: ListQuery): URLSearchParams {
  const params = new URLSearchParams(filterEntries(filters));
  if (search) params.set('search', search);
  if (!isNewestFirst(sorting)) params.set('sort', formatSorting(sorting));
  if (pageSize !== pageSizes[0]) params.set('size', String(pageSize));
  if (page !== 1) params.set('page', String(page));
  return params;
}

export const toPaymentSort = ({ key, isDescending }: Sorting): PaymentSort => ({
  field: sortFields[key],
  direction: isDescending ? 'Descending' : 'Ascending',
});
