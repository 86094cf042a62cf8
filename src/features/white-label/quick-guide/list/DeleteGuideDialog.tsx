import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useDeleteQuickGuideMutation } from '../quickGuideApi';
import type { GuideDialogProps } from './ArchiveGuideDialog';

export function DeleteGuideDialog({ guide, onClose }: GuideDialogProps) {
  const [remove, { error, isLoading }] = useDeleteQuickGuideMutation();
  const confirm = async () => {
    const result = await remove({ id: guide.id });
    if (result.error) return;
    toast.success(texts.wasDeleted(guide.title));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.deleteIt(guide.title)}
      confirmLabel={texts.deleteGuide}
      color="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      {texts.noClientHasEverRead}
    </ConfirmDialog>
  );
}
