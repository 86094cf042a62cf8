import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { loadingBarSx } from '@/ui/loadingBarSx';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { SkeletonRows } from '@/ui/SkeletonRows';
import * as texts from '@/texts/settings/billing-card/charges';
import { chargeName, type Charge, type ChargeList } from './charge';
import { InvoiceButton } from './InvoiceButton';

const columns = [texts.invoice, texts.date, texts.forIt, texts.status] as const;

export function ChargeTable({ charges, isStale }: ChargeList) {
  return (
    // `position: relative` contains the visually hidden elements, which would otherwise widen the page.
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={texts.invoices} aria-busy={!charges || isStale} sx={loadingBarSx(isStale)}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
            <TableCell align="right">{texts.amount}</TableCell>
            <TableCell>{texts.pdf}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {charges ? (
            charges.map((charge) => <ChargeRow key={charge.id} charge={charge} />)
          ) : (
            <SkeletonRows rows={3} columns={columns.length + 2} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

function ChargeRow({ charge }: { charge: Charge }) {
  const { status, amount, currency, description, invoiceNumber, createdAt, paidAt } = charge;
  return (
    <TableRow>
      <TableCell component="th" scope="row" aria-label={chargeName(charge)}>
        {invoiceNumber ?? '–'}
      </TableCell>
      <TableCell>{formatDate(paidAt ?? createdAt)}</TableCell>
      <TableCell>{description}</TableCell>
      <TableCell>
        <PaymentStatusBadge status={status} />
      </TableCell>
      <TableCell align="right">{formatMoney(amount, currency)}</TableCell>
      <TableCell>
        <InvoiceButton charge={charge} />
      </TableCell>
    </TableRow>
  );
}
