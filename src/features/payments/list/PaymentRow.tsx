import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withOpenPayment } from '../detail/openPayment';
import { PaymentMenuButton } from '../row-menu/PaymentMenuButton';
import { directionParam, columnDefinition, type ShownColumn } from './columnDefinitions';
import { PaymentCell } from './PaymentCell';
import { PaymentFailure } from './PaymentFailure';
import type { PaymentRowProps } from './rowProps';

// The first visible of these columns, or else the first column, is the row header. It also shows the failure.
const headerCandidates: readonly ShownColumn[] = ['Client', 'Description', 'Status'];

/** Returns false for clicks on links and buttons, and for clicks that end a text selection. */
const isRowClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button') && !getSelection()?.toString();

export function PaymentRow({ payment, columns, isChanged, onMenu, onAct }: PaymentRowProps) {
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
