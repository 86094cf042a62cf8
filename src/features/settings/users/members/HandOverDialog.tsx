import { useTeamRights } from '../useTeamRights';
import { useTransferOwnershipMutation } from '../usersApi';
import { ProvenDialog } from './ProvenDialog';
import type { MemberDialogProps } from './useMemberDialog';

export function HandOverDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [transfer] = useTransferOwnershipMutation();
  const { companyName } = useTeamRights();

  return (
    <ProvenDialog
      title={`Make ${name} the owner of ${companyName}?`}
      label="Hand over"
      what={`make ${name} the owner`}
      done={`${name} was made the owner`}
      act={(proof) => transfer({ operatorId: id, ...proof })}
      onClose={onClose}
    >
      No Admin can change the owner’s role or remove them. You stay an Admin, and from then on {name} can
      change your role or remove you. Only {name} can hand the company back. Every Admin gets a mail.
    </ProvenDialog>
  );
}
