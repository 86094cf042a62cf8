import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type SyntheticEvent } from 'react';
import { errorMessage } from '@/api/errors';
import { formatCount } from '@/lib/format';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useDisconnectStripeMutation, type Integration } from './stripeIntegrationApi';

interface DisconnectDialogProps {
  integration: Integration;
  onClose: () => void;
}

const confirmation = 'disconnect';

const renewalsOf = (count: number): string =>
  count === 0
    ? 'No subscription is charged through it now, and none can be.'
    : `${formatCount(count, 'subscription')} ${count === 1 ? 'is' : 'are'} not renewed any more: what falls due waits.`;

const effectsOf = ({ chargedSubscriptions }: Integration): string[] => [
  renewalsOf(chargedSubscriptions),
  'Failed payments are not tried again, and payments can’t be refunded from here.',
  'Clients can’t give a new card, and nobody new can subscribe.',
  'The cards that clients gave belong to this account: with another one they have to be given anew.',
];

/** Disconnects once somebody has typed that they mean it. */
export function DisconnectDialog({ integration, onClose }: DisconnectDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [disconnect, { error, isLoading }] = useDisconnectStripeMutation();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isMeant = typed.trim().toLowerCase() === confirmation;
    setRefused(!isMeant);
    if (!isMeant) return;
    const answer = await disconnect();
    if (!answer.data) return;
    toast.success('Account disconnected');
    onClose();
  }

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Disconnect {integration.businessName ?? integration.accountReference}?
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={error ? errorMessage(error) : undefined} />
            <Effects effects={effectsOf(integration)} />
            <Typography>
              What was paid stays on record, and its money with you. You can connect an account again at any
              time.
            </Typography>
            <TextField
              label={`Type “${confirmation}” to go on`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={isLoading}
              error={isRefused ? `Type the word ${confirmation}.` : undefined}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={onClose} disabled={isLoading} autoFocus>
            Cancel
          </Button>
          <Button type="submit" colour="red" isLoading={isLoading}>
            Disconnect
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const Effects = ({ effects }: { effects: readonly string[] }) => (
  <Typography component="ul" aria-label="What stops" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
    {effects.map((effect) => (
      <li key={effect}>{effect}</li>
    ))}
  </Typography>
);
