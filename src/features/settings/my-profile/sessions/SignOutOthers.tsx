import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/sessions';
import { useRevokeOtherSessionsMutation } from '../myProfileApi';

export function SignOutOthers({ count }: { count: number }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [revokeOthers, { isLoading }] = useRevokeOtherSessionsMutation();

  async function signOut() {
    const result = await revokeOthers();
    setDialogOpen(false);
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(texts.otherSessionSignedOut(result.data.revokeOtherSessions));
  }

  return (
    <>
      <Button size={2} variant="soft" color="red" onClick={() => setDialogOpen(true)}>
        {texts.signOutAllOthers}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={texts.signOutOtherSession(count)}
        confirmLabel={texts.signOutAllOthers}
        color="red"
        isBusy={isLoading}
        onConfirm={() => void signOut()}
        onClose={() => setDialogOpen(false)}
      >
        {texts.theyEndAtOnceAndWhat}
      </ConfirmDialog>
    </>
  );
}
