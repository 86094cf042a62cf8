import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import { TypeToConfirmDialog } from '@/ui/TypeToConfirmDialog';
import * as texts from '@/texts/white-label/stripe-integration';
import { useDisconnectStripeMutation, type Integration } from './stripeIntegrationApi';

interface DisconnectDialogProps {
  integration: Integration;
  onClose: () => void;
}

const renewalsEffect = (count: number): string =>
  count === 0 ? texts.noSubscriptionIsChargedThrough : texts.subscriptionIsAreNotRenewedAny(count);

const effectsOf = ({ chargedSubscriptions }: Integration): string[] => [
  renewalsEffect(chargedSubscriptions),
  texts.failedPaymentsAreNotTriedAgain,
  texts.clientsCantGiveANewCard,
  texts.theCardsThatClientsGaveBelong,
];

/** Disconnects the account after the operator types the confirmation word. */
export function DisconnectDialog({ integration, onClose }: DisconnectDialogProps) {
  const [disconnect, { error, isLoading }] = useDisconnectStripeMutation();

  async function confirm() {
    const result = await disconnect();
    if (!result.data) return;
    toast.success(texts.accountDisconnected);
    onClose();
  }

  return (
    <TypeToConfirmDialog
      title={texts.askDisconnect(integration.businessName ?? integration.accountReference)}
      effects={effectsOf(integration)}
      effectsLabel={texts.whatStops}
      expectedText={texts.disconnectWord}
      isMatch={(input) => input.toLowerCase() === texts.disconnectWord}
      mismatchError={texts.typeTheWord}
      confirmLabel={texts.disconnect}
      error={error && errorMessage(error)}
      isLoading={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{texts.whatWasPaidStaysOnRecord}</Typography>
    </TypeToConfirmDialog>
  );
}
