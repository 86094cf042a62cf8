import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/auth/invitation';
import { useDeclineInvitationMutation } from './invitationApi';

interface DeclineInvitationProps {
  token: string;
  companyName: string;
  onDeclined: () => void;
}

export function DeclineInvitation({ token, companyName, onDeclined }: DeclineInvitationProps) {
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
        {texts.iDoNotWant}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.declineTheInvitation(companyName)}
          confirmLabel={texts.decline}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          {texts.theLinkStopsWorkingNoAccount(companyName)}
        </ConfirmDialog>
      )}
    </>
  );
}
