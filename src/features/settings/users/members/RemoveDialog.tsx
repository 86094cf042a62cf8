import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useTeamRights } from '../useTeamRights';
import { useRemoveOperatorMutation } from '../usersApi';
import type { MemberDialogProps } from './useMemberDialog';

export function RemoveDialog({ member: { id, name, email }, onClose }: MemberDialogProps) {
  const [remove, { isLoading }] = useRemoveOperatorMutation();
  const { companyName } = useTeamRights();

  const confirm = async () => {
    const { error } = await remove({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`${name} was removed`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Remove ${name} from ${companyName}?`}
      confirmLabel="Remove"
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      They are signed out everywhere at once and get a mail that says so. What they made stays, with their
      name. The views, columns and favourites that only they see are deleted for good. You can invite {email}{' '}
      again at any time.
    </ConfirmDialog>
  );
}
