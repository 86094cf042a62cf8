import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { CardList } from '@/ui/CardList';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import * as texts from '@/texts/settings/billing-card/charges';
import type { Charge, ChargeList } from './charge';
import { InvoiceButton } from './InvoiceButton';

const cardSx = { display: 'grid', gap: 0.5, p: 2, borderTop: '1px solid', borderColor: 'divider' } as const;
const lineSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

export function ChargeCards({ charges, isStale }: ChargeList) {
  return (
    <CardList label={texts.invoices} cardHeight={72} isStale={isStale}>
      {charges?.map((charge) => (
        <ChargeCard key={charge.id} charge={charge} />
      ))}
    </CardList>
  );
}

function ChargeCard({ charge }: { charge: Charge }) {
  const { status, amount, currency, description, invoiceNumber, createdAt, paidAt } = charge;
  return (
    <Box component="li" sx={cardSx}>
      <Box sx={lineSx}>
        <Typography variant="subtitle2" sx={{ flex: '1 1 auto' }}>
          {formatMoney(amount, currency)}
        </Typography>
        <PaymentStatusBadge status={status} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[invoiceNumber, description, formatDate(paidAt ?? createdAt)].filter(Boolean).join(', ')}
      </Typography>
      <Box>
        <InvoiceButton charge={charge} />
      </Box>
    </Box>
  );
}
