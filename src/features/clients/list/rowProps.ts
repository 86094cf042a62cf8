import type { ListedClient } from './ClientCell';
import type { ColumnKey } from './columnDefinitions';

/** Shared by table rows and phone cards. */
export interface RowProps {
  client: ListedClient;
  columns: readonly ColumnKey[];
  isChanged: boolean;
  isSelected: boolean;
  onSelect: (isOn: boolean, isRange: boolean) => void;
  onMenu: (button: HTMLElement, client: ListedClient) => void;
  listQueryString: string;
}
