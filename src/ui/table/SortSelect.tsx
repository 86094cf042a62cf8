import Box from '@mui/material/Box';
import type { ColumnSort } from '@tanstack/react-table';
import * as texts from '@/texts/ui/table';
import { SelectField } from '../SelectField';

export interface SortOption {
  sorting: ColumnSort;
  label: string;
}

const valueOf = ({ id, desc }: ColumnSort): string => `${id} ${desc ? 'down' : 'up'}`;

interface SortSelectProps {
  options: readonly SortOption[];
  sorting: ColumnSort;
  onSort: (sorting: ColumnSort) => void;
}

export function SortSelect({ options, sorting, onSort }: SortSelectProps) {
  const choose = (value: string) => {
    const option = options.find((each) => valueOf(each.sorting) === value);
    if (option) onSort(option.sorting);
  };

  return (
    <Box sx={{ flex: '1 1 120px', maxWidth: 156 }}>
      <SelectField
        label={texts.sortBy}
        isLabelHidden
        value={valueOf(sorting)}
        options={options.map((option) => ({ value: valueOf(option.sorting), label: option.label }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Box>
  );
}
