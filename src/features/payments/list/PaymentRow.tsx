import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PaymentMenuButton } from '../row-menu/PaymentMenuButton';
import { routeOf, wordsOf, type ShownColumn } from './columnWords';
import { PaymentCell } from './PaymentCell';
import { PaymentFailure } from './PaymentFailure';
import type { PaymentRowProps } from './rowProps';

// What names a row, in the order of preference: it also says why the payment failed.
const naming: readonly ShownColumn[] = ['Client', 'Description', 'Status'];

export function PaymentRow({ payment, columns, isChanged, onMenu, onAct }: PaymentRowProps) {
  const direction = routeOf(payment.direction);
  const header = naming.find((column) => columns.includes(column)) ?? columns[0];

  return (
    <TableRow
      hover
      sx={({ palette }) => ({
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
