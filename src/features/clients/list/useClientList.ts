import { useRef } from 'react';
import { isModified } from '../views/savedView';
import { useSavedViews } from '../views/useSavedViews';
import { listParams, viewParams } from './clientListParams';
import { exportColumnsOf } from './columnDefinitions';
import { useClientTotal } from './useClientTotal';
import { useListUrl } from './useListUrl';
import { useListColumns } from './useListColumns';
import { usePinnedClients } from './usePinnedClients';
import { useSelection, type ClientSelectionState } from './useSelection';

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
