import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/members';
import { useSignOutOperatorMutation } from '../usersApi';
import type { MemberDialogProps } from './memberActions';

export function SignOutDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [signOut, { isLoading }] = useSignOutOperatorMutation();

  const confirm = async () => {
    const { data, error } = await signOut({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasSignedOut(name, data?.signOutOperator ?? 0));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.askSignOutEverywhere(name)}
      confirmLabel={texts.signOut}
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.theirSessionsEnd}
    </ConfirmDialog>
  );
}
