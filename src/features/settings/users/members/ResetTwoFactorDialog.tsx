import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useResetOperatorTwoFactorMutation } from '../usersApi';
import type { MemberDialogProps } from './useMemberDialog';

export function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [reset, { isLoading }] = useResetOperatorTwoFactorMutation();

  const confirm = async () => {
    const { error } = await reset({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`Two-factor of ${name} was reset`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Reset two-factor of ${name}?`}
      confirmLabel="Reset"
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      For somebody who has lost their app and their recovery codes. Be sure that it is really them who asks.
      They are signed out everywhere and sign in without a code until they set it up anew. It can not be
      undone.
    </ConfirmDialog>
  );
}
