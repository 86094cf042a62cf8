import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/payments/actions';
import type { PaymentDetail } from '../paymentsApi';
import { paymentName } from '../paymentLabels';
import { RefundFields } from './RefundFields';
import { useRefund } from './useRefund';

interface RefundDialogProps {
  detail: PaymentDetail;
  onClose: () => void;
}

export function RefundDialog({ detail, onClose }: RefundDialogProps) {
  const titleId = useId();
  const { payment } = detail;
  const refund = useRefund(detail, onClose);
  const { isLoading, minor, submit } = refund;

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{texts.refundPaymentName(paymentName(payment))}</DialogTitle>
        <DialogContent>
          <RefundFields payment={payment} refund={refund} />
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isLoading}>
            {texts.cancel}
          </Button>
          <Button type="submit" color="red" isLoading={isLoading}>
            {minor ? texts.refundAmount(formatMoney(minor, payment.currency)) : texts.refund}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
