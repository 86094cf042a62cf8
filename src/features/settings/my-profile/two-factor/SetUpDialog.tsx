import { useState } from 'react';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { RecoveryCodesStep } from './RecoveryCodesStep';
import { PasswordStep } from './PasswordStep';
import { ScanStep } from './ScanStep';
import { StepsDialog } from './StepsDialog';
import type { TwoFactorSetup } from './twoFactorApi';

interface SetUpDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function handleConfirmed(newCodes: string[]) {
    setCodes(newCodes);
    toast.success(texts.twoFactorTurnedOn);
  }

  if (codes) {
    return (
      <StepsDialog title={texts.yourRecoveryCodes}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </StepsDialog>
    );
  }
  return (
    <StepsDialog title={texts.turnTwoFactorOn} onClose={onClose}>
      {setup ? (
        <ScanStep setup={setup} onConfirmed={handleConfirmed} onCancel={onClose} />
      ) : (
        <PasswordStep hasPassword={hasPassword} onStarted={setSetup} onCancel={onClose} />
      )}
    </StepsDialog>
  );
}
