import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { formatCount } from '@/lib/format';
import { toast } from '@/ui/toast';
import { TypedDialog } from '@/ui/TypedDialog';
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
  const [disconnect, { error, isLoading }] = useDisconnectStripeMutation();

  async function confirm() {
    const answer = await disconnect();
    if (!answer.data) return;
    toast.success('Account disconnected');
    onClose();
  }

  return (
    <TypedDialog
      title={`Disconnect ${integration.businessName ?? integration.accountReference}?`}
      effects={effectsOf(integration)}
      effectsLabel="What stops"
      word={confirmation}
      isMeant={(typed) => typed.toLowerCase() === confirmation}
      refusal={`Type the word ${confirmation}.`}
      action="Disconnect"
      error={error && errorMessage(error)}
      isLoading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>
        What was paid stays on record, and its money with you. You can connect an account again at any time.
      </Typography>
    </TypedDialog>
  );
}
