import * as texts from '@/texts/settings/users/members';
import { useTeamRights } from '../useTeamRights';
import { useTransferOwnershipMutation } from '../usersApi';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import type { MemberDialogProps } from './memberActions';

export function TransferOwnershipDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [transfer] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  return (
    <ReauthenticationDialog
      title={texts.makeTheOwner(name, companyName)}
      label={texts.handOver}
      actionText={texts.makeTheOwnerName(name)}
      successMessage={texts.wasMadeTheOwner(name)}
      onConfirm={(credentials) => transfer({ operatorId: id, ...credentials })}
      onClose={onClose}
    >
      {texts.noAdminCanChangeTheOwners(name)}
    </ReauthenticationDialog>
  );
}
