import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import { useArchiveQuickGuideMutation, type Guide } from '../quickGuideApi';

export interface GuideDialogProps {
  guide: Guide;
  onClose: () => void;
}

const effectOf = ({ deployedVersion }: Guide): string =>
  deployedVersion === null
    ? 'Clients do not read it now, and will not after a deployment.'
    : 'Clients read it until the next deployment.';

export function ArchiveGuideDialog({ guide, onClose }: GuideDialogProps) {
  const [archive, { error, isLoading }] = useArchiveQuickGuideMutation();
  const confirm = async () => {
    const answer = await archive({ id: guide.id });
    if (answer.error) return;
    toast.success(`${guide.title} was archived`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Archive ${guide.title}?`}
      confirmLabel="Archive guide"
      colour="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      {effectOf(guide)} Its text and its versions stay, and you can restore it.
    </ConfirmDialog>
  );
}
