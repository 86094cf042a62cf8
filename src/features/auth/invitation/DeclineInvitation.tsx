import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
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
        I do not want this
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Decline the invitation of ${companyName}?`}
        confirmLabel="Decline"
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(false)}
      >
        The link stops working. No account is made, and your address can be used anywhere else. You would need
        a new invitation to join {companyName}.
      </ConfirmDialog>
    </>
  );
}
