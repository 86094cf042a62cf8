import { useRef } from 'react';
import { useChangedRows } from '@/lib/useChangedRows';
import type { ListedClient } from './columnDefinitions';
import type { RowProps } from './rowProps';
import type { ClientList } from './useClientList';

/**
 * Returns the props of each row, or undefined until the clients and columns load. With Shift, a checkbox
 * applies to all rows between its row and the last toggled one.
 */
export function useClientRows(list: ClientList, onMenu: RowProps['onMenu']): RowProps[] | undefined {
  const { selection, columns, listQueryString } = list;
  const items = list.columns.isLoading ? undefined : list.clients?.items;
  const changedIds = useChangedRows(list.currentData?.clients.items, list.pageKey);
  const lastToggledId = useRef<string | null>(null);

  const rangeTo = (id: string): string[] => {
    const ids = items?.map((item) => item.id) ?? [];
    const [from = 0, to = 0] = [ids.indexOf(lastToggledId.current ?? id), ids.indexOf(id)].sort(
      (a, b) => a - b,
    );
    return from < 0 ? [id] : ids.slice(from, to + 1);
  };
  const select = ({ id }: ListedClient, isOn: boolean, isRange: boolean) => {
    selection.set(isRange ? rangeTo(id) : [id], isOn);
    lastToggledId.current = id;
  };

  return items?.map((client) => ({
    client,
    columns: columns.columns,
    isChanged: changedIds.has(client.id),
    isSelected: selection.isSelected(client.id),
    onSelect: (isOn, isRange) => select(client, isOn, isRange),
    onMenu,
    listQueryString,
  }));
}
