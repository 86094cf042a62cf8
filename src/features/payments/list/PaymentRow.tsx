import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withOpenPayment } from '../detail/openPayment';
import { PaymentMenuButton } from '../row-menu/PaymentMenuButton';
import { routeOf, wordsOf, type ShownColumn } from './columnWords';
import { PaymentCell } from './PaymentCell';
import { PaymentFailure } from './PaymentFailure';
import type { PaymentRowProps } from './rowProps';

// What names a row, in the order of preference: it also says why the payment failed.
const naming: readonly ShownColumn[] = ['Client', 'Description', 'Status'];

/** A press that means neither something within the row nor a text that is being marked. */
const meansRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button') && !getSelection()?.toString();

export function PaymentRow({ payment, columns, isChanged, onMenu, onAct }: PaymentRowProps) {
  const direction = routeOf(payment.direction);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const header = naming.find((column) => columns.includes(column)) ?? columns[0];

  return (
    <TableRow
      hover
      // For the pointer alone: the amount is a link, which is the keyboard's way.
      onClick={(event) => {
        if (meansRow(event)) navigate(withOpenPayment(params, payment.id), { preventScrollReset: true });
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
          align={wordsOf(column, direction).isNumber ? 'right' : 'left'}
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
