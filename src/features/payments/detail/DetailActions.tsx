import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/payments/detail';
import { actionLabels, isDocument } from '../actions/paymentActions';
import { usePaymentActions } from '../actions/usePaymentActions';
import type { PaymentDetail } from '../paymentsApi';

export function DetailActions({ detail: { payment, actions } }: { detail: PaymentDetail }) {
  const { act, dialog } = usePaymentActions();
  if (actions.length === 0) return dialog;

  return (
    <Box role="group" aria-label={texts.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map((action) => (
        <Button
          key={action}
          size={2}
          color={action === payment.suggestedAction ? 'primary' : 'gray'}
          variant={action === payment.suggestedAction ? 'solid' : 'soft'}
          aria-haspopup={isDocument(action) ? undefined : 'dialog'}
          onClick={() => act(action, payment)}
        >
          {actionLabels[payment.direction][action]}
          {!isDocument(action) && '…'}
        </Button>
      ))}
      {dialog}
    </Box>
  );
}
