import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import type { SentInvitation } from '../people';
import { useRevokeInvitationMutation } from '../usersApi';

interface RevokeDialogProps {
  invitation: SentInvitation;
  onClose: () => void;
}

export function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const [revoke, { isLoading }] = useRevokeInvitationMutation();

  const confirm = async () => {
    const { error } = await revoke({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`The invitation of ${email} was revoked`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Revoke the invitation of ${email}?`}
      confirmLabel="Revoke"
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      The link stops working at once, and whoever opens it is told that it was revoked. It can not be undone,
      but you can invite the address anew.
    </ConfirmDialog>
  );
}
