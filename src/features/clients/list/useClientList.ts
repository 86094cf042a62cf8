import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { parseColumns, useListColumns } from '@/api/listColumns';
import { compareTexts } from '@/lib/format';
import { useUrlParam } from '@/lib/useUrlParam';
import { selectCanSeeMoney } from '@/state/authSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { listParams, useListState } from '@/ui/table/useListState';
import type { ClientSelectionState } from '../bulk/bulkDraft';
import {
  clientsApi,
  type SavedView,
  useGetClientListTotalQuery,
  useGetClientsQuery,
  useGetSavedViewsQuery,
} from '../clientsApi';
import { isModified } from '../views/savedView';
import { type ClientListQuery, clientListSpec, listVariables, viewParams } from './clientListSpec';
import { type ColumnKey, exportColumnsOf, isDefaultColumn, selectableColumns } from './columnDefinitions';

interface Pin {
  /** Identifies the list regardless of its page. */
  listKey: string;
  maxNumber: number;
}

/** Returns the page without clients added after the list first loaded. `showUpTo` includes newer clients. */
function usePinnedClients(query: ClientListQuery) {
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
function useClientTotal(query: ClientListQuery, maxNumber: number | null): ClientTotal {
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

/** Returns the columns of the URL, else the stored columns. `choose` changes them. */
function useClientColumns(canSeeMoney: boolean, isInView: boolean) {
  const [columnsParam, setColumnsParam] = useUrlParam('columns');
  const available = selectableColumns(canSeeMoney);
  const stored = useListColumns('Clients', { available, defaults: available.filter(isDefaultColumn) });
  const urlColumns = parseColumns(columnsParam.split(','), available);

  function choose(columns: readonly ColumnKey[] | null) {
    // In a saved view, changed columns stay in the URL until the view is saved.
    if (isInView) return setColumnsParam(columns?.join(',') ?? '');
    if (columnsParam !== '') setColumnsParam('');
    stored.choose(columns);
  }

  return {
    columns: urlColumns ?? stored.columns,
    available,
    urlColumns,
    isLoading: stored.isLoading && !urlColumns,
    choose,
  };
}

const compareByName = (one: SavedView, other: SavedView): number => compareTexts(one.name, other.name);

/** Returns the visible views, sorted by name, and the one with the id, or null. */
function useSavedViews(viewId: string | null) {
  const { data } = useGetSavedViewsQuery();
  const views = [...(data?.savedViews ?? [])].sort(compareByName);
  return { views, current: views.find(({ id }) => id === viewId) ?? null };
}

/** Combines the list's URL state, saved views, page, total, columns and selection. */
export function useClientList() {
  const canSeeMoney = useAppSelector(selectCanSeeMoney);
  const spec = clientListSpec(canSeeMoney);
  const list = useListState(spec);
  const { query, selection } = list;
  const [params] = useSearchParams();
  const views = useSavedViews(params.get('view'));
  const columns = useClientColumns(canSeeMoney, views.current !== null);
  const pinned = usePinnedClients(query);
  const total = useClientTotal(query, pinned.maxNumber);
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
    ...list,
    total,
    /** Null until the total loads. */
    totalPages: total.count === null ? null : Math.ceil(total.count / query.pageSize),
    canSeeMoney,
    views,
    columns,
    /** Receives the focus when the selection becomes empty. */
    pageCheckbox,
    selected: selection.isAll
      ? allMatching
      : { ...allMatching, input: { ids: selection.ids }, count: selection.ids.length },
    /** All matching clients, selected or not. */
    allMatching,
    isBulkOpen: params.has('bulk'),
    isViewModified:
      views.current !== null &&
      isModified(views.current, { query, columns: columns.urlColumns }, canSeeMoney),
    /** The query string that a saved view stores. */
    viewQuery: viewParams(query).toString(),
    /** The query string with which a client's screen links back to the list and to the next client. */
    listQueryString: listParams(query, spec).toString(),
  };
}

export type ClientList = ReturnType<typeof useClientList>;
