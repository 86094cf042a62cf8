import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

interface StepsDialogProps {
  title: string;
  /** Undefined while the dialog shows recovery codes, which cannot be shown again. */
  onClose?: () => void;
  children: ReactNode;
}

/** Renders a dialog whose children contain the buttons. */
export function StepsDialog({ title, onClose, children }: StepsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
