import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as texts from '@/texts/payments/list';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { withOpenPayment } from '../detail/openPayment';
import { PaymentMenuButton } from '../row-menu/PaymentMenuButton';
import { PaymentCell } from './PaymentCell';
import { PaymentFailure } from './PaymentFailure';
import { columnDefinition, directionParam, type ShownColumn } from './columnDefinitions';
import { nextSorting } from './paymentListParams';
import type { PaymentRowProps } from './rowProps';
import type { PaymentList } from './usePaymentList';

// The first visible of these columns, or else the first column, is the row header. It also shows the failure.
const headerCandidates: readonly ShownColumn[] = ['Client', 'Description', 'Status'];

/** Returns false for clicks on links and buttons, and for clicks that end a text selection. */
const isRowClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button') && !getSelection()?.toString();

function PaymentRow({ payment, columns, isChanged, onMenu, onAct }: PaymentRowProps) {
  const direction = directionParam(payment.direction);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const header = headerCandidates.find((column) => columns.includes(column)) ?? columns[0];

  return (
    <TableRow
      hover
      // Keyboard users open the payment through the link on its amount.
      onClick={(event) => {
        if (isRowClick(event)) navigate(withOpenPayment(params, payment.id), { preventScrollReset: true });
      }}
      sx={({ palette }) => ({
        cursor: 'pointer',
        transition: 'background-color 600ms',
        bgcolor: isChanged ? palette.tones.primary.soft : undefined,
        '& > .MuiTableCell-root': { verticalAlign: 'top' },
      })}
    >
      {columns.map((column) => (
        <TableCell
          key={column}
          align={columnDefinition(column, direction).isNumber ? 'right' : 'left'}
          {...(column === header && { component: 'th', scope: 'row' })}
        >
          <PaymentCell payment={payment} column={column} />
          {column === header && <PaymentFailure payment={payment} onAct={onAct} />}
        </TableCell>
      ))}
      <TableCell align="right" sx={{ py: 0.75, pl: 0, pr: 1 }}>
        <PaymentMenuButton payment={payment} onMenu={onMenu} />
      </TableCell>
    </TableRow>
  );
}

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
