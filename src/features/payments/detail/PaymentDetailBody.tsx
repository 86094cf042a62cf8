import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/payments/detail';
import type { PaymentDetail } from '../paymentsApi';
import { amountText, refundedText } from '../paymentLabels';
import { AttemptList } from './AttemptList';
import { DetailActions } from './DetailActions';
import { DisputeNotice } from './DisputeNotice';
import { FailureNotice } from './FailureNotice';
import { PaymentFacts } from './PaymentFacts';
import { RefundList } from './RefundList';

const amountSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
} as const;

export function PaymentDetailBody({ detail }: { detail: PaymentDetail }) {
  const { payment, attempts, refunds } = detail;
  const refunded = refundedText(payment);

  return (
    <>
      <div>
        <Box sx={amountSx}>
          <Typography variant="h1" component="p">
            {amountText(payment)}
          </Typography>
          <PaymentStatusBadge status={payment.status} />
          {!payment.isLive && <StatusBadge tone="gray">{texts.test}</StatusBadge>}
        </Box>
        {refunded && <Typography sx={{ color: 'text.secondary' }}>{refunded}</Typography>}
      </div>
      <FailureNotice payment={payment} />
      {payment.disputeStatus && <DisputeNotice status={payment.disputeStatus} url={payment.providerUrl} />}
      <DetailActions detail={detail} />
      <PaymentFacts payment={payment} />
      <RefundList refunds={refunds} currency={payment.currency} />
      <AttemptList attempts={attempts} />
    </>
  );
}
