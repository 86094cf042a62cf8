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
import { useRemoveCustomDomainMutation, type Domain } from '../customDomainApi';

const effectsOf = ({ liveAt, verifiedAt, isPrimary, displayName }: Domain): string[] => [
  liveAt
    ? `Clients who open ${displayName} find nothing there any more.`
    : 'We stop looking for its records.',
  ...(isPrimary ? ['Clients are sent to your subdomain, and so are the links in mails.'] : []),
  ...(verifiedAt
    ? ['For 30 days no other company can use it. You can add it again at any time, with a new TXT record.']
    : []),
  'Its records in the DNS stay until they are deleted there. Delete them.',
];

/** Removes a domain once somebody has typed its name. */
export function RemoveDialog({ domain, onClose }: { domain: Domain; onClose: () => void }) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [remove, { error, isLoading }] = useRemoveCustomDomainMutation();
  const { id, displayName, hostname } = domain;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isMeant = [displayName, hostname].includes(typed.trim().toLowerCase());
    setRefusal(isMeant ? undefined : `Type ${displayName} to remove it.`);
    if (!isMeant) return;
    const answer = await remove({ id, hostname: typed });
    if (!answer.data) return setRefusal(fieldErrors(answer.error)['hostname']);
    toast.success(`${displayName} removed`);
    onClose();
  }

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Remove {displayName}?
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={error && !refusal ? errorMessage(error) : undefined} />
            <Typography
              component="ul"
              aria-label="What follows"
              sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}
            >
              {effectsOf(domain).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </Typography>
            <TextField
              label={`Type “${displayName}” to go on`}
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
            Remove
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
