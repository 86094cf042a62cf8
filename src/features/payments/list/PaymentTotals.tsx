import Box from '@mui/material/Box';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/payments/list';
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
    { name: isIncoming ? texts.cameIn : texts.paid, text: texts.paymentCount(totals.count) },
    { name: texts.gross, text: money(totals.gross) },
    { name: texts.refunded, text: money(totals.refunded) },
    { name: texts.net, text: money(totals.net) },
    // Net is what clients paid and kept paying for: fees are the company's own cost.
    ...(isIncoming ? [{ name: texts.feesNotTakenOff, text: money(totals.fees) }] : []),
    { name: texts.failed, text: texts.failedSummary(totals.failedCount, money(totals.failedAmount)) },
  ];

  return (
    <Box component="dl" aria-label={texts.totals} sx={listSx}>
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
