import Box from '@mui/material/Box';
import { formatCount } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import type { Direction } from '../paymentRoute';
import type { PaymentPage } from '../paymentsApi';

interface PaymentTotalsProps {
  totals: PaymentPage['totals'];
  direction: Direction;
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 2,
  m: 0,
} as const;

/** What everything adds up to that the filter leaves, on whichever page it stands. */
export function PaymentTotals({ totals, direction }: PaymentTotalsProps) {
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const isIncoming = direction === 'incoming';
  const sums = [
    { name: isIncoming ? 'Came in' : 'Paid', text: formatCount(totals.count, 'payment') },
    { name: 'Gross', text: money(totals.gross) },
    { name: 'Refunded', text: money(totals.refunded) },
    { name: 'Net', text: money(totals.net) },
    // Net is what clients paid and kept paying for: fees are the company's own cost.
    ...(isIncoming ? [{ name: 'Fees, not taken off', text: money(totals.fees) }] : []),
    { name: 'Failed', text: `${formatCount(totals.failedCount, 'payment')}, ${money(totals.failedAmount)}` },
  ];

  return (
    <Box component="dl" aria-label="Totals" sx={listSx}>
      {sums.map(({ name, text }) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}
