import Box from '@mui/material/Box';
import { CardList } from '@/ui/CardList';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import type { ListedPayment } from '../paymentsApi';
import { PaymentAmount, PaymentFailure, PaymentMoment, PaymentParty } from './PaymentParts';
import type { PaymentRowsProps } from './PaymentTable';
import { methodText, typeNames } from './paymentWords';

const rowSx = { display: 'flex', justifyContent: 'space-between', gap: 1.5 } as const;

export const PaymentCards = ({ payments, isStale }: PaymentRowsProps) => (
  <CardList label="Payments" cardHeight={72} isStale={isStale}>
    {payments?.map((payment) => (
      <PaymentCard key={payment.id} payment={payment} />
    ))}
  </CardList>
);

const PaymentCard = ({ payment }: { payment: ListedPayment }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 0.5,
      px: 2,
      py: 1.5,
      borderTop: '1px solid',
      borderColor: 'divider',
      '&:first-of-type': { border: 0 },
    }}
  >
    <Box sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
        <PaymentParty payment={payment} />
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <PaymentAmount payment={payment} />
      </Box>
    </Box>
    <PaymentFailure payment={payment} />
    <Box sx={{ ...rowSx, alignItems: 'end' }}>
      <Box sx={{ color: 'text.secondary', typography: 'body2', minWidth: 0 }}>
        {typeNames[payment.type]} · {methodText(payment.method)}
        <br />
        <PaymentMoment payment={payment} />
      </Box>
      <PaymentStatusBadge status={payment.status} />
    </Box>
  </Box>
);
