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

/** The way out for whoever was invited and did not ask for it. */
export function DeclineInvitation({ token, companyName, onDeclined }: DeclineInvitationProps) {
  const [isAsked, setAsked] = useState(false);
  const [decline, { error, isLoading }] = useDeclineInvitationMutation();

  const confirm = async () => {
    const answer = await decline({ token });
    if (answer.data) onDeclined();
    else setAsked(false);
  };

  return (
    <>
      <FormError message={error ? errorMessage(error) : null} />
      <Button variant="text" colour="gray" fullWidth onClick={() => setAsked(true)}>
        {texts.iDoNotWant}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.declineTheInvitation(companyName)}
        confirmLabel={texts.decline}
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        {texts.theLinkStopsWorkingNoAccount(companyName)}
      </ConfirmDialog>
    </>
  );
}
