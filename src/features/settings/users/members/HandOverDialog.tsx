import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useTeamRights } from '../useTeamRights';
import { useTransferOwnershipMutation } from '../usersApi';
import type { MemberDialogProps } from './useMemberDialog';

export function HandOverDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [transfer, { isLoading }] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  const confirm = async () => {
    const { error } = await transfer({ operatorId: id });
    if (error) toast.error(errorMessage(error));
    else toast.success(`${name} was made the owner`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Make ${name} the owner of ${companyName}?`}
      confirmLabel="Hand over"
      colour="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      No Admin can change the owner’s role or remove them. You stay an Admin, and from then on {name} can
      change your role or remove you. Only {name} can hand the company back. Both of you get a mail.
    </ConfirmDialog>
  );
}
