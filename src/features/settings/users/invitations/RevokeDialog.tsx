import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../team';
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
    else toast.success(texts.theInvitationOfWasRevoked(email));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.revokeTheInvitation(email)}
      confirmLabel={texts.revoke}
      color="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.theLinkStopsWorkingAtOnce}
    </ConfirmDialog>
  );
}
