import * as texts from '@/texts/settings/users/members';
import { useResetOperatorTwoFactorMutation } from '../usersApi';
import { ProvenDialog } from './ProvenDialog';
import type { MemberDialogProps } from './useMemberDialog';

export function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [reset] = useResetOperatorTwoFactorMutation();

  return (
    <ProvenDialog
      title={texts.askResetTwoFactor(name)}
      label={texts.reset}
      what={texts.toResetTwoFactorOf(name)}
      done={texts.twoFactorOfWasReset(name)}
      act={(proof) => reset({ id, ...proof })}
      onClose={onClose}
    >
      {texts.forSomebodyWhoHasLost}
    </ProvenDialog>
  );
}
