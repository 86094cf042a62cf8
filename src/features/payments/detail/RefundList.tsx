import Box from '@mui/material/Box';
import type { RefundStatus } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import type { PaymentDetail } from '../paymentsApi';
import { reasonNames } from '../paymentWords';
import { entrySx, Timeline } from './Timeline';

interface RefundListProps {
  refunds: PaymentDetail['refunds'];
  currency: string;
}

const statuses: Readonly<Record<RefundStatus, { label: string; tone: BadgeTone }>> = {
  Pending: { label: 'Pending', tone: 'blue' },
  Succeeded: { label: 'Refunded', tone: 'gray' },
  Failed: { label: 'Failed', tone: 'red' },
};

const byWhom = ({ reason, createdByName }: RefundListProps['refunds'][number]): string =>
  createdByName ?? (reason === 'Dispute' ? 'the bank' : 'the card provider');

/** What went back, why, and who gave it. */
export function RefundList({ refunds, currency }: RefundListProps) {
  if (refunds.length === 0) return null;
  return (
    <Timeline title="Refunds">
      {refunds.map((refund) => (
        <Box component="li" key={refund.id} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>{formatMoney(refund.amount, currency)}</Box>
            <div>{reasonNames[refund.reason]}</div>
            {refund.note && <div>{refund.note}</div>}
            {refund.failure && <Box sx={{ color: 'error.main' }}>{refund.failure}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <time dateTime={refund.createdAt}>{formatDate(refund.createdAt, 'dateTime')}</time>
              {` by ${byWhom(refund)}`}
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
