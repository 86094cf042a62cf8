import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '@/api/errors';
import { useAppDispatch } from '@/state/hooks';
import * as texts from '@/texts/clients/list';
import { toast } from '@/ui/toast';
import {
  clientsApi,
  type SavedView,
  useGetClientListTotalQuery,
  useGetClientsQuery,
  useGetListColumnsQuery,
  useGetSavedViewsQuery,
  useSetListColumnsMutation,
} from '../clientsApi';
import { useCanSeeMoney } from '../useCanSeeMoney';
import { isModified } from '../views/savedView';
import { listParams, type ListQuery, listVariables, parseListQuery, viewParams } from './clientListParams';
import { type ColumnKey, defaultColumns, exportColumnsOf, parseColumns } from './columnDefinitions';
import { type ClientSelectionState, useSelection } from './useSelection';

/** URL parameters that list changes preserve. */
const preservedParams = ['view', 'columns', 'bulk'] as const;

interface ChangeOptions {
  /** Adds a history entry instead of replacing the current one. */
  shouldPush?: boolean;
}

/** Returns the list's state in the URL, and functions that change it. */
function useListUrl() {
  const canSeeMoney = useCanSeeMoney();
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseListQuery(params, canSeeMoney), [params, canSeeMoney]);

  const change = useCallback(
    (changes: Partial<ListQuery>, { shouldPush = false }: ChangeOptions = {}) => {
      const update = (current: URLSearchParams) => {
        const next = listParams({ ...parseListQuery(current, canSeeMoney), page: 1, ...changes });
        preservedParams.forEach((name) => current.has(name) && next.set(name, current.get(name) ?? ''));
        return next;
      };
      setParams(update, { replace: !shouldPush, preventScrollReset: true });
    },
    [canSeeMoney, setParams],
  );

  const setColumns = useCallback(
    (columns: readonly string[] | null) => {
      const update = (current: URLSearchParams) => {
        const next = new URLSearchParams(current);
        if (columns) next.set('columns', columns.join(','));
        else next.delete('columns');
        return next;
      };
      setParams(update, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  return {
    query,
    change,
    canSeeMoney,
    setColumns,
    viewId: params.get('view'),
    columnsParam: params.get('columns'),
    isBulkOpen: params.has('bulk'),
  };
}

type ListUrl = ReturnType<typeof useListUrl>;

interface Pin {
  /** Identifies the list regardless of its page. */
  listKey: string;
  maxNumber: number;
}

/** Returns the page without clients added after the list first loaded. `showUpTo` includes newer clients. */
function usePinnedClients(query: ListQuery) {
  const dispatch = useAppDispatch();
  const variables = listVariables(query);
  const listKey = JSON.stringify(variables);
  const [pin, setPin] = useState<Pin | null>(null);
  const maxNumber = pin?.listKey === listKey ? pin.maxNumber : null;
  const args = { ...variables, page: query.page, pageSize: query.pageSize };
  const result = useGetClientsQuery({ ...args, maxNumber });
  const page = result.currentData?.clients;

  // Also caches the first result for the pinned query, which would return the same page.
  const firstResult = maxNumber === null ? result.currentData : undefined;
  const argsKey = JSON.stringify(args);
  useEffect(() => {
    if (!firstResult) return;
    const { lastNumber } = firstResult.clients;
    const pinnedArgs = { ...(JSON.parse(argsKey) as typeof args), maxNumber: lastNumber };
    dispatch(
      clientsApi.util.upsertQueryEntries([
        { endpointName: 'GetClients', arg: pinnedArgs, value: firstResult },
      ]),
    );
    const pinTimer = setTimeout(() => setPin({ listKey, maxNumber: lastNumber }));
    return () => clearTimeout(pinTimer);
  }, [firstResult, argsKey, listKey, dispatch]);

  return {
    ...result,
    variables,
    pageKey: argsKey,
    maxNumber,
    // After an error, `data` would still contain the previous query's page.
    clients: (result.error ? result.currentData : result.data)?.clients,
    isStale: result.data !== undefined && result.isFetching && !result.currentData,
    newCount: maxNumber !== null && page ? Math.max(0, page.lastNumber - maxNumber) : 0,
    lastNumber: page?.lastNumber ?? null,
    showUpTo: (number: number) => setPin({ listKey, maxNumber: Math.max(number, maxNumber ?? 0) }),
  };
}

interface ClientTotal {
  /** Null until the total loads. */
  count: number | null;
  hasFailed: boolean;
  retry: () => void;
}

interface LoadedTotal {
  /** Identifies the search and filter. */
  key: string;
  count: number;
}

/**
 * Returns the total of all pages. Loads it separately, so that the page does not wait, and shows the previous
 * total of the same search and filter while it reloads.
 */
function useClientTotal(query: ListQuery, maxNumber: number | null): ClientTotal {
  const { search, filter } = listVariables(query);
  const result = useGetClientListTotalQuery({ search, filter, maxNumber }, { skip: maxNumber === null });
  const key = JSON.stringify([search, filter]);
  const [lastTotal, setLastTotal] = useState<LoadedTotal | null>(null);
  const count = result.currentData?.clients.totalCount;
  if (count !== undefined && (lastTotal?.key !== key || lastTotal.count !== count))
    setLastTotal({ key, count });

  return {
    count: count ?? (lastTotal?.key === key ? lastTotal.count : null),
    hasFailed: result.isError,
    retry: () => void result.refetch(),
  };
}

/**
 * Returns the columns of the URL, else the operator's saved columns, else the default columns. `choose`
 * changes them.
 */
function useListColumns(listUrl: ListUrl, isInView: boolean) {
  const { canSeeMoney, columnsParam } = listUrl;
  const { data, isLoading } = useGetListColumnsQuery();
  const [saveColumns] = useSetListColumnsMutation();
  const urlColumns = parseColumns(columnsParam?.split(',') ?? [], canSeeMoney);
  const savedColumns = parseColumns(data?.listColumns ?? [], canSeeMoney);

  async function choose(columns: readonly ColumnKey[] | null) {
    // In a saved view, changed columns stay in the URL until the view is saved.
    if (isInView) return listUrl.setColumns(columns);
    if (columnsParam !== null) listUrl.setColumns(null);
    const result = await saveColumns({ columns: columns && [...columns] });
    if (result.error) toast.error(texts.theColumnsCouldNotBeKept(errorMessage(result.error)));
  }

  return {
    columns: urlColumns ?? savedColumns ?? defaultColumns(canSeeMoney),
    urlColumns,
    isLoading: isLoading && !urlColumns,
    choose: (columns: readonly ColumnKey[] | null) => void choose(columns),
  };
}

const compareByName = (one: SavedView, other: SavedView): number => one.name.localeCompare(other.name);

/** Returns the visible views, sorted by name, and the one that the URL selects, or null. */
function useSavedViews({ viewId }: ListUrl) {
  const { data } = useGetSavedViewsQuery();
  const views = [...(data?.savedViews ?? [])].sort(compareByName);
  return { views, current: views.find(({ id }) => id === viewId) ?? null };
}

/** Combines the list's URL state, saved views, page, total, columns and selection. */
export function useClientList() {
  const address = useListUrl();
  const { query, change, canSeeMoney } = address;
  const views = useSavedViews(address);
  const columns = useListColumns(address, views.current !== null);
  const pinned = usePinnedClients(query);
  const total = useClientTotal(query, pinned.maxNumber);
  const { search, filter } = query;
  const isFiltered = search !== '' || Object.keys(filter).length > 0;
  const ids = pinned.clients?.items.map(({ id }) => id) ?? [];
  const selection = useSelection(JSON.stringify([search, filter]), ids);
  const pageCheckbox = useRef<HTMLInputElement>(null);
  const { sort, ...filterInput } = { ...pinned.variables, maxNumber: pinned.maxNumber };

  const allMatching: ClientSelectionState = {
    input: filterInput,
    count: total.count ?? 0,
    sort,
    columns: (['name', ...columns.columns] as const).flatMap(exportColumnsOf),
  };

  return {
    ...pinned,
    total,
    /** Null until the total loads. */
    totalPages: total.count === null ? null : Math.ceil(total.count / query.pageSize),
    query,
    change,
    canSeeMoney,
    views,
    columns,
    selection,
    /** Receives the focus when the selection becomes empty. */
    pageCheckbox,
    selected: selection.isAll
      ? allMatching
      : { ...allMatching, input: { ids: [...selection.ids] }, count: selection.ids.size },
    /** All matching clients, selected or not. */
    allMatching,
    isBulkOpen: address.isBulkOpen,
    isFiltered,
    isViewModified:
      views.current !== null &&
      isModified(views.current, { query, columns: columns.urlColumns }, canSeeMoney),
    clearFilters: () => change({ search: '', filter: {} }),
    /** The query string that a saved view stores. */
    viewQuery: viewParams(query).toString(),
    /** The query string with which a client's screen links back to the list and to the next client. */
    listQueryString: listParams(query).toString(),
  };
}

export type ClientList = ReturnType<typeof useClientList>;
