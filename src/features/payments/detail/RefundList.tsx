import Box from '@mui/material/Box';
import type { RefundStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import { reasonNames } from '@/texts/payments';
import * as texts from '@/texts/payments/detail';
import type { PaymentDetail } from '../paymentsApi';
import { entrySx, Timeline } from './Timeline';

interface RefundListProps {
  refunds: PaymentDetail['refunds'];
  currency: string;
}

const statuses: Readonly<Record<RefundStatus, { label: string; tone: BadgeTone }>> = {
  Pending: { label: texts.pending, tone: 'blue' },
  Succeeded: { label: texts.refunded, tone: 'gray' },
  Failed: { label: texts.failed, tone: 'red' },
};

const refundedBy = ({ reason, createdByName }: RefundListProps['refunds'][number]): string =>
  createdByName ?? (reason === 'Dispute' ? texts.theBank : texts.theCardProvider);

export function RefundList({ refunds, currency }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <Timeline title={texts.refunds}>
      {refunds.map((refund) => (
        <Box component="li" key={refund.id} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>{formatMoney(refund.amount, currency)}</Box>
            <div>{reasonNames[refund.reason]}</div>
            {refund.note && <div>{refund.note}</div>}
            {refund.failure && <Box sx={{ color: 'error.main' }}>{refund.failure}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <time dateTime={refund.createdAt}>{formatDate(refund.createdAt, 'dateTime')}</time>
              {texts.by(refundedBy(refund))}
            </Box>
          </div>
          <span>
            <StatusBadge tone={statuses[refund.status].tone}>{statuses[refund.status].label}</StatusBadge>
          </span>
        </Box>
      ))}
    </Timeline>
  );
}
