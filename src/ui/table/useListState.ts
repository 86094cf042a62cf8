import type { ColumnSort, RowSelectionState } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lastPage, pageSizes } from '@contract/limits';

export interface Sorting<SortId extends string = string> extends ColumnSort {
  id: SortId;
}

/** Describes what a list keeps in the URL besides its search, page number and page size. */
export interface ListSpec<Filters extends object, SortId extends string = string> {
  /** The URL parameters of the filters. */
  filterKeys: readonly string[];
  parseFilters: (params: URLSearchParams) => Filters;
  /** Returns the URL parameters of the active filters. */
  filterEntries: (filters: Filters) => readonly [string, string][];
  /** The value of `?sort=` for each sortable column. A minus sign before it sorts in descending order. */
  sortKeys: Readonly<Partial<Record<SortId, string>>>;
  initialSorting: Sorting<SortId>;
  /** Defaults to `page`. */
  pageParam?: string;
}

/** The state of a list in the URL. */
export interface ListQuery<Filters extends object, SortId extends string = string> {
  search: string;
  filters: Filters;
  sorting: Sorting<SortId>;
  pageSize: number;
  /** Starts at 1. */
  page: number;
}

export type TextFilters<Key extends string> = Readonly<Record<Key, string>>;

/** Returns the specification of a list whose filters are single texts. An empty text matches every row. */
export const textFilters = <Key extends string>(
  ...filterKeys: Key[]
): Pick<ListSpec<TextFilters<Key>>, 'filterKeys' | 'parseFilters' | 'filterEntries'> => ({
  filterKeys,
  parseFilters: (params) => Object.assign({}, ...filterKeys.map((key) => ({ [key]: params.get(key) ?? '' }))),
  filterEntries: (filters) =>
    filterKeys.flatMap((key): [string, string][] => (filters[key] === '' ? [] : [[key, filters[key]]])),
});

/** The specification of a list that has only pages. */
export const pagesOnly: ListSpec<TextFilters<never>> = {
  ...textFilters(),
  sortKeys: {},
  initialSorting: { id: '', desc: false },
};

const pageParamOf = ({ pageParam = 'page' }: { pageParam?: string }): string => pageParam;

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1;
}

type SortSpec<SortId extends string> = Pick<ListSpec<never, SortId>, 'sortKeys' | 'initialSorting'>;

const sortIds = <SortId extends string>({ sortKeys }: SortSpec<SortId>): SortId[] =>
  Object.keys(sortKeys).filter((id): id is SortId => Object.hasOwn(sortKeys, id));

function parseSorting<SortId extends string>(text: string, spec: SortSpec<SortId>): Sorting<SortId> {
  const desc = text.startsWith('-');
  const id = sortIds(spec).find((each) => spec.sortKeys[each] === (desc ? text.slice(1) : text));
  return id === undefined ? spec.initialSorting : { id, desc };
}

/** Parses the URL parameters of a list. Ignores unknown values. */
export const parseListQuery = <Filters extends object, SortId extends string>(
  params: URLSearchParams,
  spec: ListSpec<Filters, SortId>,
): ListQuery<Filters, SortId> => ({
  search: (params.get('search') ?? '').trim(),
  filters: spec.parseFilters(params),
  sorting: parseSorting(params.get('sort') ?? '', spec),
  pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? pageSizes[0],
  page: parsePage(params.get(pageParamOf(spec))),
});

const isSameSorting = (one: ColumnSort, other: ColumnSort): boolean =>
  one.id === other.id && one.desc === other.desc;

/** Returns the URL parameters of a list without default values. Equal queries return equal parameters. */
export function listParams<Filters extends object, SortId extends string>(
  { search, filters, sorting, pageSize, page }: ListQuery<Filters, SortId>,
  spec: ListSpec<Filters, SortId>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  spec.filterEntries(filters).forEach(([name, value]) => params.append(name, value));
  if (!isSameSorting(sorting, spec.initialSorting))
    params.set('sort', `${sorting.desc ? '-' : ''}${spec.sortKeys[sorting.id]}`);
  if (pageSize !== pageSizes[0]) params.set('size', String(pageSize));
  if (page !== 1) params.set(pageParamOf(spec), String(page));
  return params;
}

const noRows: RowSelectionState = {};

/** Returns the selected rows of all pages. The selection is empty after `key` changes. */
function useSelection(key: string) {
  const [stored, setStored] = useState({ key, rows: noRows, isAll: false });
  const { rows, isAll } = stored.key === key ? stored : { rows: noRows, isAll: false };

  return {
    rows,
    ids: Object.keys(rows),
    /** True if all matching rows are selected, on other pages too. */
    isAll,
    isEmpty: !isAll && Object.keys(rows).length === 0,
    isSelected: (id: string) => isAll || rows[id] === true,
    select: (selected: RowSelectionState) => setStored({ key, rows: selected, isAll: false }),
    selectAll: () => setStored({ key, rows: noRows, isAll: true }),
    clear: () => setStored({ key, rows: noRows, isAll: false }),
  };
}

export type ListSelection = ReturnType<typeof useSelection>;

interface ChangeOptions {
  /** Adds a browser history entry instead of replacing the current one. */
  shouldPush?: boolean;
}

/** Keeps the search, filters, order and page of a list in the URL, and its selection in memory. */
export function useListState<Filters extends object, SortId extends string = string>(
  spec: ListSpec<Filters, SortId>,
) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseListQuery(params, spec), [params, spec]);
  const filterEntries = spec.filterEntries(query.filters);

  /** Changes the list and returns to its first page. Parameters of other components stay in the URL. */
  const change = useCallback(
    (changes: Partial<ListQuery<Filters, SortId>>, { shouldPush = false }: ChangeOptions = {}) => {
      const update = (current: URLSearchParams) => {
        const next = listParams({ ...parseListQuery(current, spec), page: 1, ...changes }, spec);
        const ownNames = ['search', 'sort', 'size', pageParamOf(spec), ...spec.filterKeys];
        current.forEach((value, name) => ownNames.includes(name) || next.append(name, value));
        return next;
      };
      setParams(update, { replace: !shouldPush, preventScrollReset: true });
    },
    [setParams, spec],
  );

  return {
    query,
    pageParam: pageParamOf(spec),
    change,
    goToPage: (page: number) => change({ page }, { shouldPush: true }),
    sort: ({ id, desc }: ColumnSort) => {
      const sortId = sortIds(spec).find((each) => each === id);
      if (sortId !== undefined) change({ sorting: { id: sortId, desc } });
    },
    isFiltered: query.search !== '' || filterEntries.length > 0,
    clearFilters: () => change({ search: '', filters: spec.parseFilters(new URLSearchParams()) }),
    selection: useSelection(JSON.stringify([query.search, filterEntries])),
  };
}

export type ListState<Filters extends object, SortId extends string = string> = ReturnType<
  typeof useListState<Filters, SortId>
>;
