import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useArchiveQuickGuideMutation, type Guide } from '../quickGuideApi';

export interface GuideDialogProps {
  guide: Guide;
  onClose: () => void;
}

const effectOf = ({ deployedVersion }: Guide): string =>
  deployedVersion === null ? texts.clientsDoNotReadItNow : texts.clientsReadItUntilTheNext;

export function ArchiveGuideDialog({ guide, onClose }: GuideDialogProps) {
  const [archive, { error, isLoading }] = useArchiveQuickGuideMutation();
  const confirm = async () => {
    const result = await archive({ id: guide.id });
    if (result.error) return;
    toast.success(texts.wasArchived(guide.title));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.archive(guide.title)}
      confirmLabel={texts.archiveGuide}
      color="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      {texts.itsTextAndItsVersionsStay(effectOf(guide))}
    </ConfirmDialog>
  );
}
