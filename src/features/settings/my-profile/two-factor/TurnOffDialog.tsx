import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { BothStepsForm } from './BothStepsForm';
import { StepsDialog } from './StepsDialog';
import { useTurnOffTwoFactorMutation } from './twoFactorApi';

interface TurnOffDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function TurnOffDialog({ hasPassword, onClose }: TurnOffDialogProps) {
  const [turnOff] = useTurnOffTwoFactorMutation();

  async function submit(shown: { password: string | null; code: string }) {
    const answer = await turnOff(shown);
    if (answer.error) return answer.error;
    toast.success(texts.twoFactorTurnedOff);
    onClose();
    return null;
  }

  return (
    <StepsDialog title={texts.turnTwoFactorOff} onClose={onClose}>
      <BothStepsForm hasPassword={hasPassword} label={texts.turnOff} onSubmit={submit} onCancel={onClose}>
        {texts.signingInNoLongerAsks}
      </BothStepsForm>
    </StepsDialog>
  );
}
