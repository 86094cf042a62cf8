import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/clients/billing';
import { Button } from '@/ui/Button';
import { cardName } from '@/ui/cards/cardLabels';
import { useNewCard } from '@/ui/cards/useNewCard';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import { ClientCardFields } from './ClientCardFields';
import { StartSubscriptionDialog } from './StartSubscriptionDialog';
import type { BilledClient, ClientBilling } from './billedClient';
import { pastDueTotal } from './billingLabels';
import {
  useAddClientCardMutation,
  useRemoveClientCardMutation,
  useRequestClientCardMutation,
} from './clientBillingApi';

interface AddCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

function effectText({ name }: BilledClient, billing: ClientBilling): string {
  const { pastDuePayments, subscription, isBilled, canCharge, currency } = billing;
  const due = pastDueTotal(pastDuePayments);
  const retryText = due > 0 && canCharge ? texts.isUnpaidAndIsCharged(formatMoney(due, currency)) : '';
  const chargeText = subscription && !isBilled ? texts.liveryChargesThePlan : '';
  return texts.isChargedWithThisCard(name, retryText, chargeText);
}

function AddCardDialog({ client, billing, onClose }: AddCardDialogProps) {
  const titleId = useId();
  const card = useNewCard();
  const keyFor = useIdempotencyKey();
  const [addCard] = useAddClientCardMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setFailure(null);
    const token = await card.confirm();
    if (token === null) return;
    const input = { clientId: client.id, token };
    const { error } = await addCard({ input, idempotencyKey: keyFor(token) });
    const refusal = fieldErrors(error).token;
    if (refusal) card.reject(refusal);
    else if (error) setFailure(errorMessage(error));
    else {
      toast.success(texts.theCardOfWasAdded(client.name));
      onClose();
    }
  };
  const submit = () => {
    setBusy(true);
    void send().finally(() => setBusy(false));
  };

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.addCardOf(client.name)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={failure} />
          <Typography sx={{ color: 'text.secondary' }}>{effectText(client, billing)}</Typography>
          <ClientCardFields clientId={client.id} disabled={isBusy} {...card.fields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={isBusy}>
          {texts.cancel}
        </Button>
        <Button onClick={submit} isLoading={isBusy}>
          {texts.addTheCard}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Card = ClientBilling['cards'][number];

interface RemoveCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  card: Card;
  onClose: () => void;
}

function removalEffect({ name }: BilledClient, { cards, isBilled }: ClientBilling, card: Card): string {
  const nextCard = cards.find(({ id }) => id !== card.id);
  if (!card.isDefault) return texts.itIsNotTheCard;
  if (nextCard) return texts.isChargedWithFromNow(name, cardName(nextCard));
  if (!isBilled) return texts.hasNoCardThen(name);
  return texts.hasNoCardThenWhatFalls(name);
}

function RemoveCardDialog({ client, billing, card, onClose }: RemoveCardDialogProps) {
  const [remove, { isLoading }] = useRemoveClientCardMutation();

  const confirm = async () => {
    const { error } = await remove({ id: card.id });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasRemoved(cardName(card)));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.removeOf(cardName(card), client.name)}
      confirmLabel={texts.remove}
      color="red"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.itCanNotBeUndone(removalEffect(client, billing, card))}
    </ConfirmDialog>
  );
}

interface RequestCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

function RequestCardDialog({ client, billing, onClose }: RequestCardDialogProps) {
  const [requestCard, { isLoading }] = useRequestClientCardMutation();
  const keyFor = useIdempotencyKey();
  const due = pastDueTotal(billing.pastDuePayments);

  const confirm = async () => {
    const { error } = await requestCard({ clientId: client.id, idempotencyKey: keyFor(client.id) });
    if (error) return toast.error(errorMessage(error));
    toast.success(texts.wasAskedForACard(client.name));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.askForACard(client.name)}
      confirmLabel={texts.sendTheMail}
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.aMailGoes(client.email, due, formatMoney(due, billing.currency), billing.cardRequestedAt)}
    </ConfirmDialog>
  );
}

export type BillingAction =
  | { kind: 'addCard' | 'requestCard' | 'startSubscription' }
  | { kind: 'removeCard'; card: ClientBilling['cards'][number] };

interface BillingDialogProps {
  action: BillingAction;
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function BillingDialog({ action, ...props }: BillingDialogProps) {
  switch (action.kind) {
    case 'addCard':
      return <AddCardDialog {...props} />;
    case 'requestCard':
      return <RequestCardDialog {...props} />;
    case 'startSubscription':
      return <StartSubscriptionDialog {...props} />;
    case 'removeCard':
      return <RemoveCardDialog {...props} card={action.card} />;
  }
}
