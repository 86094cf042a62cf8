import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/profile';
import { useRemoveProfileImageMutation } from '../myProfileApi';

export function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, ask] = useState(false);
  const [remove, { isLoading }] = useRemoveProfileImageMutation();

  async function take() {
    const answer = await remove();
    ask(false);
    if (answer.error) return toast.error(errorMessage(answer.error));
    onRemoved();
    toast.success(texts.photoRemoved);
  }

  return (
    <>
      <Button
        size={1}
        variant="text"
        colour="red"
        aria-label={texts.removeYourPhoto}
        onClick={() => ask(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeYourPhotoTitle}
        confirmLabel={texts.remove}
        colour="red"
        isBusy={isLoading}
        onConfirm={() => void take()}
        onClose={() => ask(false)}
      >
        {texts.yourCompanysTeamSeesYourFirst}
      </ConfirmDialog>
    </>
  );
}
