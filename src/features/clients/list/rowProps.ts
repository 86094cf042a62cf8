import type { ChangeEvent } from 'react';
import type { ColumnKey, ListedClient } from './columnDefinitions';

/** The props that table rows and phone cards share. */
export interface RowProps {
  client: ListedClient;
  columns: readonly ColumnKey[];
  isChanged: boolean;
  isSelected: boolean;
  onSelect: (isOn: boolean, event: ChangeEvent) => void;
  onMenu: (button: HTMLElement, client: ListedClient) => void;
  listQueryString: string;
}
