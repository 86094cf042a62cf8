import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/auth/invitation';
import { useDeclineInvitationMutation } from './invitationApi';

interface DeclineInvitationProps {
  token: string;
  companyName: string;
  onDeclined: () => void;
}

export function DeclineInvitation({ token, companyName, onDeclined }: DeclineInvitationProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [decline, { error, isLoading }] = useDeclineInvitationMutation();

  const confirm = async () => {
    const result = await decline({ token });
    if (result.data) onDeclined();
    else setConfirming(false);
  };

  return (
    <>
      <FormError message={error ? errorMessage(error) : null} />
      <Button variant="text" color="gray" fullWidth onClick={() => setConfirming(true)}>
        {texts.iDoNotWant}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={texts.declineTheInvitation(companyName)}
        confirmLabel={texts.decline}
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      >
        {texts.theLinkStopsWorkingNoAccount(companyName)}
      </ConfirmDialog>
    </>
  );
}
