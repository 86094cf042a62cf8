import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SxProps, Theme } from '@mui/material/styles';

interface SortHeaderProps {
  label: string;
  isNumber?: boolean;
  /** Null if the list is sorted by another column. */
  order: 'asc' | 'desc' | null;
  /** Undefined if the list cannot be sorted by the column. */
  onSort?: () => void;
  sx?: SxProps<Theme>;
}

export function SortHeader({ label, isNumber = false, order, onSort, sx }: SortHeaderProps) {
  return (
    <TableCell sortDirection={order ?? false} align={isNumber ? 'right' : 'left'} sx={sx}>
      {onSort ? (
        <TableSortLabel active={order !== null} direction={order ?? 'asc'} onClick={onSort}>
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
