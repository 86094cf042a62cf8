import type { ListedClient } from './ClientCell';
import type { ColumnWord } from './columnWords';

/** What a client's row of the table and the card on a phone are given alike. */
export interface RowProps {
  client: ListedClient;
  columns: readonly ColumnWord[];
  isChanged: boolean;
  isSelected: boolean;
  onSelect: (isOn: boolean, isRange: boolean) => void;
  onMenu: (button: HTMLElement, client: ListedClient) => void;
  listText: string;
}
