import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { roleNames } from '@/state/roleNames';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/members';
import { RoleField } from '../RoleField';
import { useChangeOperatorRoleMutation } from '../usersApi';
import type { MemberDialogProps } from './memberActions';

export function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const { id, name, status } = member;
  const [role, setRole] = useState(member.role);
  const [change, { isLoading }] = useChangeOperatorRoleMutation();

  const confirm = async () => {
    const { error } = await change({ id, role });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.theRoleOfWasChanged(name, roleNames[role]));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.changeTheRole(name)}
      confirmLabel={texts.changeRole}
      isBusy={isLoading}
      isDisabled={role === member.role}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <span>{texts.itIsWhatTheyWillFind(status)}</span>
        <RoleField value={role} onChange={setRole} />
      </Stack>
    </ConfirmDialog>
  );
}
