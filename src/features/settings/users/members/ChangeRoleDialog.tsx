import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { roleNames } from '@/state/roleNames';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { RoleChoice } from '../RoleChoice';
import { useChangeOperatorRoleMutation } from '../usersApi';
import type { MemberDialogProps } from './useMemberDialog';

export function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const { id, name, status } = member;
  const [role, setRole] = useState(member.role);
  const [change, { isLoading }] = useChangeOperatorRoleMutation();

  const confirm = async () => {
    const { error } = await change({ id, role });
    if (error) toast.error(errorMessage(error));
    else toast.success(`The role of ${name} was changed to ${roleNames[role]}`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Change the role of ${name}?`}
      confirmLabel="Change role"
      isBusy={isLoading}
      isDisabled={role === member.role}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <span>
          {status === 'Pending'
            ? 'It is what they will find when they join.'
            : 'It takes effect at once: a screen that is no longer open to them is left.'}{' '}
          You can change it back.
        </span>
        <RoleChoice value={role} onChange={setRole} />
      </Stack>
    </ConfirmDialog>
  );
}
