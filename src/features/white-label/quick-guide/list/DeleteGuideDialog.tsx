import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import { useDeleteQuickGuideMutation } from '../quickGuideApi';
import type { GuideDialogProps } from './ArchiveGuideDialog';

export function DeleteGuideDialog({ guide, onClose }: GuideDialogProps) {
  const [remove, { error, isLoading }] = useDeleteQuickGuideMutation();
  const confirm = async () => {
    const answer = await remove({ id: guide.id });
    if (answer.error) return;
    toast.success(`${guide.title} was deleted`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${guide.title}?`}
      confirmLabel="Delete guide"
      colour="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      No client has ever read it. It is gone for good: this can’t be undone.
    </ConfirmDialog>
  );
}
