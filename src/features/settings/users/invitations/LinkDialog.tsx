import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/settings/users/invitations';

interface LinkDialogProps {
  email: string;
  url: string;
  onClose: () => void;
}

/** Shows the link for manual copying when the browser refuses to copy it. */
export function LinkDialog({ email, url, onClose }: LinkDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.invitationLinkOf(email)}</DialogTitle>
      <DialogContent>
        <TextField
          label={texts.link}
          value={url}
          hint={texts.yourBrowserDidNotCopy}
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogActions>
    </Dialog>
  );
}
