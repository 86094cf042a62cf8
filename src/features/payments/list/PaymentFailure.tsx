import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/payments/list';
import { actionLabels } from '../actions/paymentActions';
import { useCanAct } from '../actions/useCanAct';
import type { PaymentRowProps } from './rowProps';

export function PaymentFailure({ payment, onAct }: Pick<PaymentRowProps, 'payment' | 'onAct'>) {
  const canAct = useCanAct();
  const { failure, advice, nextRetryAt, suggestedAction, direction } = payment;
  if (!failure && !advice) return null;

  return (
    <Box sx={{ typography: 'body2', maxWidth: '44ch', fontWeight: 400, whiteSpace: 'normal' }}>
      {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
      {advice && <Box sx={{ color: 'text.secondary' }}>{advice}</Box>}
      {nextRetryAt && (
        <Box sx={{ color: 'text.secondary' }}>{texts.willBeTriedAgain(formatDate(nextRetryAt))}</Box>
      )}
      {suggestedAction && canAct && (
        <Box sx={{ mt: 0.75 }}>
          <Button
            size={1}
            color="gray"
            variant="soft"
            aria-haspopup="dialog"
            onClick={() => onAct(suggestedAction, payment)}
          >
            {actionLabels[direction][suggestedAction]}…
          </Button>
        </Box>
      )}
    </Box>
  );
}
