import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

interface LinkDialogProps {
  email: string;
  url: string;
  onClose: () => void;
}

/** The link to copy by hand, where the browser does not let it be copied. */
export function LinkDialog({ email, url, onClose }: LinkDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Invitation link of {email}</DialogTitle>
      <DialogContent>
        <TextField
          label="Link"
          value={url}
          hint="Your browser did not copy it: select it and copy it by hand. Whoever opens it first can join."
          readOnly
          autoFocus
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
