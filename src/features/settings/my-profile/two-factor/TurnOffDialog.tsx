import { toast } from '@/ui/toast';
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
    toast.success('Two-factor turned off');
    onClose();
    return null;
  }

  return (
    <StepsDialog title="Turn two-factor off" onClose={onClose}>
      <BothStepsForm hasPassword={hasPassword} label="Turn off" onSubmit={submit} onCancel={onClose}>
        Signing in no longer asks for a code then. Your app’s entry and your recovery codes stop working; you
        can set two-factor up anew at any time.
      </BothStepsForm>
    </StepsDialog>
  );
}
