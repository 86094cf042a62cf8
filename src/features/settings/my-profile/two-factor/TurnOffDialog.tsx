import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { PasswordAndCodeForm } from './PasswordAndCodeForm';
import { StepsDialog } from './StepsDialog';
import { useDisableTwoFactorMutation } from './twoFactorApi';

interface TurnOffDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function TurnOffDialog({ hasPassword, onClose }: TurnOffDialogProps) {
  const [turnOff] = useDisableTwoFactorMutation();

  async function submit(credentials: { password: string | null; code: string }) {
    const result = await turnOff(credentials);
    if (result.error) return result.error;
    toast.success(texts.twoFactorTurnedOff);
    onClose();
    return null;
  }

  return (
    <StepsDialog title={texts.turnTwoFactorOff} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={texts.turnOff}
        onSubmit={submit}
        onCancel={onClose}
      >
        {texts.signingInNoLongerAsks}
      </PasswordAndCodeForm>
    </StepsDialog>
  );
}
