import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_row, row) => (
    <TableRow key={row} aria-hidden>
      {Array.from({ length: columns }, (_cell, cell) => (
        <TableCell key={cell}>
          <Skeleton width={cell === 0 ? '80%' : '60%'} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
