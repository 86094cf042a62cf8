import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/sessions';
import { useRevokeOtherSessionsMutation } from '../myProfileApi';

export function SignOutOthers({ count }: { count: number }) {
  const [isAsking, ask] = useState(false);
  const [revokeOthers, { isLoading }] = useRevokeOtherSessionsMutation();

  async function signOut() {
    const answer = await revokeOthers();
    ask(false);
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(texts.otherSessionSignedOut(answer.data.revokeOtherSessions));
  }

  return (
    <>
      <Button size={2} variant="soft" colour="red" onClick={() => ask(true)}>
        {texts.signOutAllOthers}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.signOutOtherSession(count)}
        confirmLabel={texts.signOutAllOthers}
        colour="red"
        isBusy={isLoading}
        onConfirm={() => void signOut()}
        onClose={() => ask(false)}
      >
        {texts.theyEndAtOnceAndWhat}
      </ConfirmDialog>
    </>
  );
}
