import { useState } from 'react';
import type { ClientColumn } from '@contract/enums';
import type { ClientSelection, ClientSort } from '@/api/types';

/** The selection that a bulk action receives. */
export interface ClientSelectionState {
  input: ClientSelection;
  count: number;
  /** The list's order and columns, used by exports. */
  sort: ClientSort;
  columns: readonly ClientColumn[];
}

interface StoredSelection {
  /** Identifies the search and filter. A selection is valid only for the same key. */
  key: string;
  ids: ReadonlySet<string>;
  /** True if all matching clients are selected, on other pages too. */
  isAll: boolean;
}

/** Returns the selected clients of all pages. The selection is empty after `key` changes. */
export function useSelection(key: string, shownIds: readonly string[]) {
  const none: StoredSelection = { key, ids: new Set(), isAll: false };
  const [stored, setStored] = useState(none);
  const { ids, isAll } = stored.key === key ? stored : none;

  const setIds = (next: Iterable<string>) => setStored({ key, ids: new Set(next), isAll: false });
  const selectedIds = isAll ? new Set(shownIds) : ids;

  return {
    ids,
    isAll,
    isEmpty: !isAll && ids.size === 0,
    isSelected: (id: string) => isAll || ids.has(id),
    isPageSelected: shownIds.length > 0 && shownIds.every((id) => selectedIds.has(id)),
    isPagePartlySelected: shownIds.some((id) => selectedIds.has(id)),
    set: (changedIds: readonly string[], isOn: boolean) =>
      setIds(
        isOn ? [...selectedIds, ...changedIds] : [...selectedIds].filter((id) => !changedIds.includes(id)),
      ),
    selectAll: () => setStored({ key, ids: new Set(), isAll: true }),
    clear: () => setIds([]),
  };
}
