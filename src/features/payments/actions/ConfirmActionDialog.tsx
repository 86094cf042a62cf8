import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import type { ListedPayment } from '../paymentsApi';
import { confirmationTexts, type ConfirmableAction } from './confirmationTexts';
import { useConfirmedAction } from './useConfirmedAction';

interface ConfirmActionDialogProps {
  action: ConfirmableAction;
  payment: ListedPayment;
  onClose: () => void;
}

/** Asks the operator to confirm an action. Shows an error in the dialog, so that the operator can retry. */
export function ConfirmActionDialog({ action, payment, onClose }: ConfirmActionDialogProps) {
  const { title, text, confirm, successText } = confirmationTexts(action, payment);
  const { send, isLoading, error } = useConfirmedAction(action, payment);

  const act = async () => {
    const result = await send();
    if (result.error) return;
    toast.success(successText);
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
