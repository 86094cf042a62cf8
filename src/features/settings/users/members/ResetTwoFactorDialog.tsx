import * as texts from '@/texts/settings/users/members';
import { useResetOperatorTwoFactorMutation } from '../usersApi';
import { ReauthenticationDialog } from './ReauthenticationDialog';
import type { MemberDialogProps } from './memberActions';

export function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [reset] = useResetOperatorTwoFactorMutation();

  return (
    <ReauthenticationDialog
      title={texts.askResetTwoFactor(name)}
      label={texts.reset}
      actionText={texts.toResetTwoFactorOf(name)}
      successMessage={texts.twoFactorOfWasReset(name)}
      onConfirm={(credentials) => reset({ id, ...credentials })}
      onClose={onClose}
    >
      {texts.forSomebodyWhoHasLost}
    </ReauthenticationDialog>
  );
}
