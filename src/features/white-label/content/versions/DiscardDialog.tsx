import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface DiscardDialogProps {
  title: string;
  /** "version 3", or "the template". */
  backTo: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export const DiscardDialog = ({ title, backTo, isBusy, onConfirm, onClose }: DiscardDialogProps) => (
  <ConfirmDialog
    isOpen
    title={`Discard the draft of ${title}?`}
    confirmLabel="Discard draft"
    colour="red"
    isBusy={isBusy}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    The text goes back to {backTo}. What you wrote since is gone for good: this can’t be undone.
  </ConfirmDialog>
);
