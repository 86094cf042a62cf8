import Box from '@mui/material/Box';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/clients/list';
import type { Sorting } from './clientListParams';
import { columnOf, isSortable, selectableColumns, type SortableColumn } from './columnDefinitions';
import type { ClientList } from './useClientList';

const labelOf = (column: SortableColumn, isDescending: boolean): string =>
  `${columnOf(column).label} ${isDescending ? '↓' : '↑'}`;

const valueOf = ({ column, isDescending }: Sorting): string => `${column} ${isDescending ? 'down' : 'up'}`;

/** Sets the order on phones, where the list has no column headers. */
export function SortSelect({ list: { query, change, canSeeMoney } }: { list: ClientList }) {
  const columns = (['name', ...selectableColumns(canSeeMoney)] as const).filter(isSortable);
  const sortings = columns.flatMap((column) =>
    [false, true].map((isDescending) => ({ column, isDescending })),
  );
  const choose = (value: string) => {
    const sorting = sortings.find((option) => valueOf(option) === value);
    if (sorting) change({ sorting });
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label={texts.sortBy}
        isLabelHidden
        value={valueOf(query.sorting)}
        options={sortings.map((option) => ({
          value: valueOf(option),
          label: labelOf(option.column, option.isDescending),
        }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}
