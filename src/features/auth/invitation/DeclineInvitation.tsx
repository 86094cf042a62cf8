import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useDeclineInvitationMutation } from './invitationApi';

interface DeclineInvitationProps {
  token: string;
  companyName: string;
  onDeclined: () => void;
}

export function DeclineInvitation({ token, companyName, onDeclined }: DeclineInvitationProps) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [decline] = useDeclineInvitationMutation();

  const confirm = async () => {
    const result = await decline({ token });
    if (result.data) onDeclined();
    return result;
  };

  return (
    <>
      <Button variant="text" color="gray" fullWidth onClick={() => setConfirming(true)}>
        {t`Decline invitation`}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t`Decline invitation?`}
          confirmLabel={t`Decline invitation`}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          {t`The link stops working, and no account is created for your email address. To join ${companyName} later, you need a new invitation.`}
        </ConfirmDialog>
      )}
    </>
  );
}
