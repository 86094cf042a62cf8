import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/white-label/content/versions';

interface DiscardDialogProps {
  title: string;
  /** Name of the text that discarding restores: `version 3` or `the template`. */
  restoredName: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export const DiscardDialog = ({ title, restoredName, isBusy, onConfirm, onClose }: DiscardDialogProps) => (
  <ConfirmDialog
    isOpen
    title={texts.discardTheDraftTitle(title)}
    confirmLabel={texts.discardDraft}
    color="red"
    isBusy={isBusy}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {texts.theTextGoesBackToWhat(restoredName)}
  </ConfirmDialog>
);
