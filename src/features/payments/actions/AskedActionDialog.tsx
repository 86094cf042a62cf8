import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import type { ListedPayment } from '../paymentsApi';
import { actionWords, type AskedAction } from './actionWords';
import { useAskedAction } from './useAskedAction';

interface AskedActionDialogProps {
  action: AskedAction;
  payment: ListedPayment;
  onClose: () => void;
}

/** Asks before an action that needs nothing but a yes; what went wrong stands in it, to be tried again. */
export function AskedActionDialog({ action, payment, onClose }: AskedActionDialogProps) {
  const { title, text, confirm, done } = actionWords(action, payment);
  const { send, isLoading, error } = useAskedAction(action, payment);

  const act = async () => {
    const answer = await send();
    if (answer.error) return;
    toast.success(done);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirm}
      isBusy={isLoading}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={error && errorMessage(error)} />
        <span>{text}</span>
      </Stack>
    </ConfirmDialog>
  );
}
