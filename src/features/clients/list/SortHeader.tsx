import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Sorting, SortWord } from './clientListParams';

interface SortHeaderProps {
  word: SortWord;
  label: string;
  sorting: Sorting;
  onSort: (word: SortWord) => void;
  sx?: SxProps<Theme>;
}

export function SortHeader({ word, label, sorting, onSort, sx }: SortHeaderProps) {
  const isSorted = sorting.word === word;
  const direction = sorting.isDescending ? 'desc' : 'asc';

  return (
    <TableCell sortDirection={isSorted ? direction : false} sx={sx}>
      <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={() => onSort(word)}>
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
