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
        {t`I do not want this`}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t`Decline the invitation of ${companyName}?`}
          confirmLabel={t`Decline`}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          {t`The link stops working. No account is made, and your address can be used anywhere else. You would need a new invitation to join ${companyName}.`}
        </ConfirmDialog>
      )}
    </>
  );
}
