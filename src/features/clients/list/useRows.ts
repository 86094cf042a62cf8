import { useRef } from 'react';
import { useChangedRows } from '@/lib/useChangedRows';
import type { ListedClient } from './ClientCell';
import type { RowProps } from './rowProps';
import type { ClientList } from './useClientList';

/** The rows as the table and the cards draw them; Shift ticks everything from the last box on. */
export function useRows(list: ClientList, onMenu: RowProps['onMenu']): RowProps[] | undefined {
  const { selection, columns, listText } = list;
  const items = list.columns.isLoading ? undefined : list.clients?.items;
  const changed = useChangedRows(list.currentData?.clients.items, list.pageKey);
  const lastTicked = useRef<string | null>(null);

  const between = (id: string): string[] => {
    const ids = items?.map((item) => item.id) ?? [];
    const [from = 0, to = 0] = [ids.indexOf(lastTicked.current ?? id), ids.indexOf(id)].sort((a, b) => a - b);
    return from < 0 ? [id] : ids.slice(from, to + 1);
  };
  const select = ({ id }: ListedClient, isOn: boolean, isRange: boolean) => {
    selection.set(isRange ? between(id) : [id], isOn);
    lastTicked.current = id;
  };

  return items?.map((client) => ({
    client,
    columns: columns.columns,
    isChanged: changed.has(client.id),
    isSelected: selection.isSelected(client.id),
    onSelect: (isOn, isRange) => select(client, isOn, isRange),
    onMenu,
    listText,
  }));
}
