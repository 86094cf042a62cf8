import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { triggerNames } from '@/texts/payments';
import * as texts from '@/texts/payments/detail';
import type { PaymentDetail } from '../paymentsApi';
import { methodText } from '../paymentLabels';
import { entrySx, Timeline } from './Timeline';

export function AttemptList({ attempts }: { attempts: PaymentDetail['attempts'] }) {
  if (attempts.length === 0) return null;
  return (
    <Timeline title={texts.attempts}>
      {attempts.map(({ number, trigger, status, method, failure, createdAt }) => (
        <Box component="li" key={number} sx={entrySx}>
          <div>
            <Box sx={{ fontWeight: 500 }}>
              {number}. {triggerNames[trigger]}
            </Box>
            {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
            <Box sx={{ color: 'text.secondary' }}>
              <time dateTime={createdAt}>{formatDate(createdAt, 'dateTime')}</time>
              {method && `, ${methodText(method)}`}
            </Box>
          </div>
          <span>
            <PaymentStatusBadge status={status} />
          </span>
        </Box>
      ))}
    </Timeline>
  );
}
