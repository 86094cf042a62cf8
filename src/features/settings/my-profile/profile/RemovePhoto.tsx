import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/profile';
import { useRemoveProfileImageMutation } from '../myProfileApi';

export function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [remove, { isLoading }] = useRemoveProfileImageMutation();

  async function removePhoto() {
    const result = await remove();
    setDialogOpen(false);
    if (result.error) return toast.error(errorMessage(result.error));
    onRemoved();
    toast.success(texts.photoRemoved);
  }

  return (
    <>
      <Button
        size={1}
        variant="text"
        color="red"
        aria-label={texts.removeYourPhoto}
        onClick={() => setDialogOpen(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={texts.removeYourPhotoTitle}
        confirmLabel={texts.remove}
        color="red"
        isBusy={isLoading}
        onConfirm={() => void removePhoto()}
        onClose={() => setDialogOpen(false)}
      >
        {texts.yourCompanysTeamSeesYourFirst}
      </ConfirmDialog>
    </>
  );
}
