import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/payments/actions';
import type { ListedPayment } from '../paymentsApi';
import { paymentName } from '../paymentLabels';

interface ActionUnavailableDialogProps {
  payment: ListedPayment;
  text: string;
  onClose: () => void;
}

export function ActionUnavailableDialog({ payment, text, onClose }: ActionUnavailableDialogProps) {
  const titleId = useId();
  const name = paymentName(payment);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{name.charAt(0).toUpperCase() + name.slice(1)}</DialogTitle>
      <DialogContent>
        <Typography>{text}</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
