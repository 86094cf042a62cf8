import Box from '@mui/material/Box';
import { formatDate } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/payments/list';
import { Button } from '@/ui/Button';
import { statusAllows } from '@contract/permissions';
import { actionLabels } from '../actions/paymentActions';
import type { PaymentRowProps } from './rowProps';

/**
 * Returns whether the company's status allows changes of payments. If it does, the payment's details list the
 * permitted actions.
 */
const useCanAct = (): boolean => statusAllows(useAppSelector(selectCompany)?.status, 'write');

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
