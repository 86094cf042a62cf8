import { useState } from 'react';
import type { ClientColumn, ClientSelection, ClientSort } from '@/api/schema.generated';

/** What bulk actions are given. */
export interface ClientSelectionState {
  /** Which clients, as the API takes it. */
  input: ClientSelection;
  count: number;
  /** The list's order and columns, for an export. */
  sort: ClientSort;
  columns: readonly ClientColumn[];
}

interface Chosen {
  /** Of search and filter: other clients, another selection. */
  key: string;
  ids: ReadonlySet<string>;
  /** All that match, on other pages too. */
  isAll: boolean;
}

/** The clients that are ticked, over all pages, until search or filters change. */
export function useSelection(key: string, shownIds: readonly string[]) {
  const none: Chosen = { key, ids: new Set(), isAll: false };
  const [last, setLast] = useState(none);
  const { ids, isAll } = last.key === key ? last : none;

  const setIds = (next: Iterable<string>) => setLast({ key, ids: new Set(next), isAll: false });
  const held = isAll ? new Set(shownIds) : ids;

  return {
    ids,
    isAll,
    isEmpty: !isAll && ids.size === 0,
    isSelected: (id: string) => isAll || ids.has(id),
    isPageSelected: shownIds.length > 0 && shownIds.every((id) => held.has(id)),
    isPagePartly: shownIds.some((id) => held.has(id)),
    set: (some: readonly string[], isOn: boolean) =>
      setIds(isOn ? [...held, ...some] : [...held].filter((id) => !some.includes(id))),
    selectAll: () => setLast({ key, ids: new Set(), isAll: true }),
    clear: () => setIds([]),
  };
}
