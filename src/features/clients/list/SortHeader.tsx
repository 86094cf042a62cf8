import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Sorting } from './clientListParams';
import { wordsOf, type ColumnWord } from './columnWords';

interface SortHeaderProps {
  word: ColumnWord;
  sorting: Sorting;
  onSort: (word: ColumnWord) => void;
  sx?: SxProps<Theme>;
}

export function SortHeader({ word, sorting, onSort, sx }: SortHeaderProps) {
  const { label, isNumber } = wordsOf(word);
  const isSorted = sorting.word === word;
  const direction = sorting.isDescending ? 'desc' : 'asc';

  return (
    <TableCell sortDirection={isSorted ? direction : false} align={isNumber ? 'right' : 'left'} sx={sx}>
      <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={() => onSort(word)}>
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
