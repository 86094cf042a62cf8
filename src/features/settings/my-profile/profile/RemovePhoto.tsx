import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { useRemoveProfileImageMutation } from '../myProfileApi';

export function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, ask] = useState(false);
  const [remove, { isLoading }] = useRemoveProfileImageMutation();

  async function take() {
    const answer = await remove();
    ask(false);
    if (answer.error) return toast.error(errorMessage(answer.error));
    onRemoved();
    toast.success('Photo removed');
  }

  return (
    <>
      <Button size={1} variant="text" colour="red" aria-label="Remove your photo" onClick={() => ask(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove your photo?"
        confirmLabel="Remove"
        colour="red"
        isBusy={isLoading}
        onConfirm={() => void take()}
        onClose={() => ask(false)}
      >
        Your company’s team sees your first letter in its place. The photo is not kept: to have it back,
        upload it again.
      </ConfirmDialog>
    </>
  );
}
