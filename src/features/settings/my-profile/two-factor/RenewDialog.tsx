import { useState } from 'react';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/two-factor';
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
    toast.success(texts.recoveryCodesRenewed);
    return null;
  }

  if (codes) {
    return (
      <StepsDialog title={texts.yourNewRecoveryCodes}>
        <KeepStep codes={codes} onKept={onClose} />
      </StepsDialog>
    );
  }
  return (
    <StepsDialog title={texts.makeNewRecoveryCodes} onClose={onClose}>
      <BothStepsForm
        hasPassword={hasPassword}
        label={texts.makeNewCodes}
        onSubmit={submit}
        onCancel={onClose}
      >
        {texts.youGetTenNewCodesThose}
      </BothStepsForm>
    </StepsDialog>
  );
}
