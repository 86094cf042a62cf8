import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import * as texts from '@/texts/ui';
import { Button, type ButtonColor } from './Button';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** States the effect and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  color?: ButtonColor;
  isBusy?: boolean;
  /** Disables the confirm button, for example while data is missing. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel = texts.cancel,
    color,
    isBusy,
    isDisabled,
    onConfirm,
    onClose,
  } = props;
  const id = useId();

  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} component="div" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={isBusy} autoFocus>
          {cancelLabel}
        </Button>
        <Button color={color} onClick={onConfirm} isLoading={isBusy} disabled={isDisabled}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
