import { useResetOperatorTwoFactorMutation } from '../usersApi';
import { ProvenDialog } from './ProvenDialog';
import type { MemberDialogProps } from './useMemberDialog';

export function ResetTwoFactorDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  const [reset] = useResetOperatorTwoFactorMutation();

  return (
    <ProvenDialog
      title={`Reset two-factor of ${name}?`}
      label="Reset"
      what={`reset two-factor of ${name}`}
      done={`Two-factor of ${name} was reset`}
      act={(proof) => reset({ id, ...proof })}
      onClose={onClose}
    >
      For somebody who has lost their app and their recovery codes. Be sure that it is really them who asks.
      They are signed out everywhere and sign in without a code until they set it up anew. It can not be
      undone.
    </ProvenDialog>
  );
}
