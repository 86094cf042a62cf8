import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/payments/list';
import { columnDefinition, type ShownColumn } from './columnDefinitions';
import { nextSorting } from './paymentListParams';
import { PaymentRow } from './PaymentRow';
import type { PaymentRowProps } from './rowProps';
import type { PaymentList } from './usePaymentList';

interface PaymentTableProps {
  list: PaymentList;
  /** Undefined during the first load. */
  rows: readonly PaymentRowProps[] | undefined;
}

// `position: relative` contains the visually hidden elements, which would otherwise widen the page.
const scrollSx = { overflowX: 'auto', position: 'relative' } as const;

export function PaymentTable({ list, rows }: PaymentTableProps) {
  const { columns } = list.columns;

  return (
    <Box sx={scrollSx}>
      <Table aria-label={texts.payments} aria-busy={!rows || list.isStale} sx={loadingBarSx(list.isStale)}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <Header key={column} column={column} list={list} />
            ))}
            <TableCell sx={{ width: 48 }}>
              <Box component="span" sx={visuallyHidden}>
                {texts.actions}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows ? (
            rows.map((row) => <PaymentRow key={row.payment.id} {...row} />)
          ) : (
            <SkeletonRows rows={8} columns={columns.length + 1} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

interface HeaderProps {
  column: ShownColumn;
  list: PaymentList;
}

function Header({ column, list: { query, change, direction } }: HeaderProps) {
  const { label, isNumber, sortKey } = columnDefinition(column, direction);
  const { sorting } = query;
  if (!sortKey) return <TableCell align={isNumber ? 'right' : 'left'}>{label}</TableCell>;
  return (
    <SortHeader
      label={label}
      isNumber={isNumber}
      order={sorting.key === sortKey ? (sorting.isDescending ? 'desc' : 'asc') : null}
      onSort={() => change({ sorting: nextSorting(sorting, sortKey) })}
    />
  );
}
