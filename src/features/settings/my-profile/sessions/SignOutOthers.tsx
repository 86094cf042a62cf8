import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatCount } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useRevokeOtherSessionsMutation } from '../myProfileApi';

export function SignOutOthers({ count }: { count: number }) {
  const [isAsking, ask] = useState(false);
  const [revokeOthers, { isLoading }] = useRevokeOtherSessionsMutation();

  async function signOut() {
    const answer = await revokeOthers();
    ask(false);
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(`${formatCount(answer.data.revokeOtherSessions, 'other session')} signed out`);
  }

  return (
    <>
      <Button size={2} variant="soft" colour="red" onClick={() => ask(true)}>
        Sign out all others
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Sign out ${formatCount(count, 'other session')}?`}
        confirmLabel="Sign out all others"
        colour="red"
        isBusy={isLoading}
        onConfirm={() => void signOut()}
        onClose={() => ask(false)}
      >
        They end at once, and what was not saved there is lost. You stay signed in here. This can’t be undone,
        but you can sign in there again.
      </ConfirmDialog>
    </>
  );
}
