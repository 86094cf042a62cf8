import { useRef } from 'react';
import { isModified } from '../views/savedView';
import { useSavedViews } from '../views/useSavedViews';
import { listParams, viewParams } from './clientListParams';
import { wordsOf } from './columnWords';
import { useClientTotal } from './useClientTotal';
import { useListAddress } from './useListAddress';
import { useListColumns } from './useListColumns';
import { usePinnedClients } from './usePinnedClients';
import { useSelection, type ClientSelectionState } from './useSelection';

/** The list as the address says it, with what the operator ticked and chose. */
export function useClientList() {
  const address = useListAddress();
  const { query, change, hasMoney } = address;
  const views = useSavedViews(address);
  const columns = useListColumns(address, views.current !== null);
  const pinned = usePinnedClients(query);
  const total = useClientTotal(query, pinned.upTo);
  const { search, filter } = query;
  const isFiltered = search !== '' || Object.keys(filter).length > 0;
  const ids = pinned.clients?.items.map(({ id }) => id) ?? [];
  const selection = useSelection(JSON.stringify([search, filter]), ids);
  const pageTick = useRef<HTMLInputElement>(null);
  const { sort, ...which } = { ...pinned.which, upTo: pinned.upTo };

  const everyone: ClientSelectionState = {
    input: which,
    count: total.count ?? 0,
    sort,
    columns: (['name', ...columns.columns] as const).flatMap((word) => wordsOf(word).exports),
  };

  return {
    ...pinned,
    total,
    /** Null until the clients have been counted. */
    totalPages: total.count === null ? null : Math.ceil(total.count / query.pageSize),
    query,
    change,
    hasMoney,
    views,
    columns,
    selection,
    /** The box that ticks the page, where the keyboard goes once nothing is ticked. */
    pageTick,
    selected: selection.isAll
      ? everyone
      : { ...everyone, input: { ids: [...selection.ids] }, count: selection.ids.size },
    /** All that match, ticked or not. */
    everyone,
    isBulkOpen: address.isBulkOpen,
    isFiltered,
    isViewModified:
      views.current !== null && isModified(views.current, { query, columns: columns.ofAddress }, hasMoney),
    clearFilters: () => change({ search: '', filter: {} }),
    /** What a view keeps of this list. */
    viewQuery: viewParams(query).toString(),
    /** What a client's own screen is told, to lead back and on to the next client. */
    listText: listParams(query).toString(),
  };
}

export type ClientList = ReturnType<typeof useClientList>;
