import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import { TypedDialog } from '@/ui/TypedDialog';
import * as texts from '@/texts/white-label/stripe-integration';
import { useDisconnectStripeMutation, type Integration } from './stripeIntegrationApi';

interface DisconnectDialogProps {
  integration: Integration;
  onClose: () => void;
}

const renewalsOf = (count: number): string =>
  count === 0 ? texts.noSubscriptionIsChargedThrough : texts.subscriptionIsAreNotRenewedAny(count);

const effectsOf = ({ chargedSubscriptions }: Integration): string[] => [
  renewalsOf(chargedSubscriptions),
  texts.failedPaymentsAreNotTriedAgain,
  texts.clientsCantGiveANewCard,
  texts.theCardsThatClientsGaveBelong,
];

/** Disconnects once somebody has typed that they mean it. */
export function DisconnectDialog({ integration, onClose }: DisconnectDialogProps) {
  const [disconnect, { error, isLoading }] = useDisconnectStripeMutation();

  async function confirm() {
    const answer = await disconnect();
    if (!answer.data) return;
    toast.success(texts.accountDisconnected);
    onClose();
  }

  return (
    <TypedDialog
      title={texts.askDisconnect(integration.businessName ?? integration.accountReference)}
      effects={effectsOf(integration)}
      effectsLabel={texts.whatStops}
      word={texts.disconnectWord}
      isMeant={(typed) => typed.toLowerCase() === texts.disconnectWord}
      refusal={texts.typeTheWord}
      action={texts.disconnect}
      error={error && errorMessage(error)}
      isLoading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{texts.whatWasPaidStaysOnRecord}</Typography>
    </TypedDialog>
  );
}
