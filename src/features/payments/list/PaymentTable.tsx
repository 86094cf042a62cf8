import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { SkeletonRows } from '@/ui/SkeletonRows';
import type { Direction } from '../paymentRoute';
import type { ListedPayment } from '../paymentsApi';
import { PaymentAmount, PaymentFailure, PaymentMoment, PaymentParty } from './PaymentParts';
import { methodText, typeNames } from './paymentWords';

export interface PaymentRowsProps {
  /** Undefined while they are on their way for the first time. */
  payments: readonly ListedPayment[] | undefined;
  direction: Direction;
  isStale: boolean;
}

const wideSx = { display: { xs: 'none', lg: 'table-cell' } } as const;
const topSx = { '& > .MuiTableCell-root': { verticalAlign: 'top' } } as const;

export function PaymentTable({ payments, direction, isStale }: PaymentRowsProps) {
  return (
    <Table
      aria-label="Payments"
      aria-busy={!payments || isStale}
      sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms 120ms' }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Status</TableCell>
          <TableCell align="right">Amount</TableCell>
          <TableCell>{direction === 'incoming' ? 'Client' : 'What for'}</TableCell>
          <TableCell sx={wideSx}>Type</TableCell>
          <TableCell>Method</TableCell>
          <TableCell>Date</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {payments ? (
          payments.map((payment) => <PaymentRow key={payment.id} payment={payment} />)
        ) : (
          <SkeletonRows rows={8} columns={5} />
        )}
      </TableBody>
    </Table>
  );
}

const PaymentRow = ({ payment }: { payment: ListedPayment }) => (
  <TableRow hover sx={topSx}>
    <TableCell>
      <PaymentStatusBadge status={payment.status} />
    </TableCell>
    <TableCell align="right">
      <PaymentAmount payment={payment} />
    </TableCell>
    <TableCell component="th" scope="row">
      <PaymentParty payment={payment} />
      <PaymentFailure payment={payment} />
    </TableCell>
    <TableCell sx={wideSx}>{typeNames[payment.type]}</TableCell>
    <TableCell sx={{ whiteSpace: 'nowrap' }}>{methodText(payment.method)}</TableCell>
    <TableCell sx={{ whiteSpace: { lg: 'nowrap' } }}>
      <PaymentMoment payment={payment} />
    </TableCell>
  </TableRow>
);
