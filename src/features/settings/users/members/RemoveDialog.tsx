import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/members';
import { useTeamRights } from '../useTeamRights';
import { useRemoveOperatorMutation } from '../usersApi';
import type { MemberDialogProps } from './memberActions';

export function RemoveDialog({ member: { id, name, email }, onClose }: MemberDialogProps) {
  const [remove, { isLoading }] = useRemoveOperatorMutation();
  const { companyName } = useTeamRights();

  const confirm = async () => {
    const { error } = await remove({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasRemoved(name));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.removeFrom(name, companyName)}
      confirmLabel={texts.remove}
      color="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.theyAreSignedOutEverywhere(email)}
    </ConfirmDialog>
  );
}
