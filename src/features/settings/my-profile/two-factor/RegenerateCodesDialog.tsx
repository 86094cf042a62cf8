import { useState } from 'react';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/two-factor';
import { PasswordAndCodeForm } from './PasswordAndCodeForm';
import { RecoveryCodesStep } from './RecoveryCodesStep';
import { StepsDialog } from './StepsDialog';
import { useRegenerateRecoveryCodesMutation } from './twoFactorApi';

interface RegenerateCodesDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function RegenerateCodesDialog({ hasPassword, onClose }: RegenerateCodesDialogProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [regenerate] = useRegenerateRecoveryCodesMutation();

  async function submit(credentials: { password: string | null; code: string }) {
    const result = await regenerate(credentials);
    if (!result.data) return result.error;
    setCodes(result.data.regenerateRecoveryCodes.codes);
    toast.success(texts.recoveryCodesRenewed);
    return null;
  }

  if (codes) {
    return (
      <StepsDialog title={texts.yourNewRecoveryCodes}>
        <RecoveryCodesStep codes={codes} onSaved={onClose} />
      </StepsDialog>
    );
  }
  return (
    <StepsDialog title={texts.makeNewRecoveryCodes} onClose={onClose}>
      <PasswordAndCodeForm
        hasPassword={hasPassword}
        label={texts.makeNewCodes}
        onSubmit={submit}
        onCancel={onClose}
      >
        {texts.youGetTenNewCodesThose}
      </PasswordAndCodeForm>
    </StepsDialog>
  );
}
