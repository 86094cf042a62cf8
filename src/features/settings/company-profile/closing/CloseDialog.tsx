import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useCloseCompanyMutation } from '../companyProfileApi';

const effects = [
  'Clients are not charged from now on, and their dashboard says that it is closed.',
  'Your team can still sign in, look at everything and export it; nobody can change anything.',
  'Livery charges you for the month that has begun, at its end, and for none after it.',
  'What is being published is stopped; imports and bulk actions that are under way are finished.',
  'Every Admin is mailed. Nothing is deleted.',
  'For 90 days an Admin can open it again. Clients whose payment fell due meanwhile are then charged once, for a period that begins that day.',
];

interface CloseDialogProps {
  companyName: string;
  onClose: () => void;
}

/** Closes the company once somebody has typed its name. */
export function CloseDialog({ companyName, onClose }: CloseDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [close, { error, isLoading }] = useCloseCompanyMutation();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isMeant = typed.trim() === companyName;
    setRefusal(isMeant ? undefined : `Type “${companyName}” as it stands here.`);
    if (!isMeant) return;
    const answer = await close({ name: typed, reason: reason.trim() || null });
    if (answer.error) return setRefusal(fieldErrors(answer.error)['name']);
    toast.success(`${companyName} was closed`);
    onClose();
  }

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Close {companyName}?
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={error && !refusal ? errorMessage(error) : undefined} />
            <Typography
              component="ul"
              aria-label="What follows"
              sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}
            >
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </Typography>
            <TextField
              label="Why (optional)"
              hint="For your own record."
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={500}
              autoComplete="off"
              disabled={isLoading}
            />
            <TextField
              label={`Type “${companyName}” to go on`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isLoading}
              error={refusal}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={onClose} disabled={isLoading} autoFocus>
            Cancel
          </Button>
          <Button type="submit" colour="red" isLoading={isLoading}>
            Close the company
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
