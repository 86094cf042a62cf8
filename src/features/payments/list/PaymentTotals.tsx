import Box from '@mui/material/Box';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/payments/list';
import type { Direction } from '@/config/paymentRoute';
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

/** Shows the totals of all payments that match the filters, not only those on the current page. */
export function PaymentTotals({ totals, direction }: PaymentTotalsProps) {
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const isIncoming = direction === 'incoming';
  const items = [
    { name: isIncoming ? texts.cameIn : texts.paid, text: texts.paymentCount(totals.count) },
    { name: texts.gross, text: money(totals.gross) },
    { name: texts.refunded, text: money(totals.refunded) },
    { name: texts.net, text: money(totals.net) },
    // The net amount deducts refunds but not fees, so the fees are shown separately.
    ...(isIncoming ? [{ name: texts.feesNotTakenOff, text: money(totals.fees) }] : []),
    { name: texts.failed, text: texts.failedSummary(totals.failedCount, money(totals.failedAmount)) },
  ];

  return (
    <Box component="dl" aria-label={texts.totals} sx={listSx}>
      {items.map(({ name, text }) => (
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
