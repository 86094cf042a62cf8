import { useState } from 'react';
import { toast } from '@/ui/toast';
import { BothStepsForm } from './BothStepsForm';
import { KeepStep } from './KeepStep';
import { StepsDialog } from './StepsDialog';
import { useRenewRecoveryCodesMutation } from './twoFactorApi';

interface RenewDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function RenewDialog({ hasPassword, onClose }: RenewDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [renew] = useRenewRecoveryCodesMutation();

  async function submit(shown: { password: string | null; code: string }) {
    const answer = await renew(shown);
    if (!answer.data) return answer.error;
    setCodes(answer.data.renewRecoveryCodes.codes);
    toast.success('Recovery codes renewed');
    return null;
  }

  if (codes) {
    return (
      <StepsDialog title="Your new recovery codes">
        <KeepStep codes={codes} onKept={onClose} />
      </StepsDialog>
    );
  }
  return (
    <StepsDialog title="Make new recovery codes" onClose={onClose}>
      <BothStepsForm hasPassword={hasPassword} label="Make new codes" onSubmit={submit} onCancel={onClose}>
        You get ten new codes. Those from before stop working at once, and this can not be undone.
      </BothStepsForm>
    </StepsDialog>
  );
}
