import { useState } from 'react';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { KeepStep } from './KeepStep';
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

  function confirmed(made: string[]) {
    setCodes(made);
    toast.success(texts.twoFactorTurnedOn);
  }

  if (codes) {
    return (
      <StepsDialog title={texts.yourRecoveryCodes}>
        <KeepStep codes={codes} onKept={onClose} />
      </StepsDialog>
    );
  }
  return (
    <StepsDialog title={texts.turnTwoFactorOn} onClose={onClose}>
      {setup ? (
        <ScanStep setup={setup} onConfirmed={confirmed} onCancel={onClose} />
      ) : (
        <PasswordStep hasPassword={hasPassword} onStarted={setSetup} onCancel={onClose} />
      )}
    </StepsDialog>
  );
}
