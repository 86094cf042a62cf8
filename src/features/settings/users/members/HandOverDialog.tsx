import * as texts from '@/texts/settings/users/members';
import { useTeamRights } from '../useTeamRights';
import { useTransferOwnershipMutation } from '../usersApi';
import { ProvenDialog } from './ProvenDialog';
import type { MemberDialogProps } from './useMemberDialog';

export function HandOverDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [transfer] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  return (
    <ProvenDialog
      title={texts.makeTheOwner(name, companyName)}
      label={texts.handOver}
      what={texts.makeTheOwnerName(name)}
      done={texts.wasMadeTheOwner(name)}
      act={(proof) => transfer({ operatorId: id, ...proof })}
      onClose={onClose}
    >
      {texts.noAdminCanChangeTheOwners(name)}
    </ProvenDialog>
  );
}
