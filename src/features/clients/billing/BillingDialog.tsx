import { useForm } from 'react-hook-form';
import { useCardForm } from '@/api/cardForm';
import { showServerErrors } from '@/api/showServerErrors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/clients/billing';
import { cardName } from '@/ui/cards/cardLabels';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { ClientCardFields } from './ClientCardFields';
import { StartSubscriptionDialog } from './StartSubscriptionDialog';
import {
  type BilledClient,
  type ClientBilling,
  useAddClientCardMutation,
  useRemoveClientCardMutation,
  useRequestClientCardMutation,
} from './clientBillingApi';
import { pastDueTotal } from './billingLabels';

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
  const card = useCardForm();
  const keyFor = useIdempotencyKey();
  const [addCard] = useAddClientCardMutation();
  const form = useForm();

  const submit = async () => {
    const result = await card.submit((token) =>
      addCard({ input: { clientId: client.id, token }, idempotencyKey: keyFor(token) }),
    );
    if (!result) return;
    if (result.error) return showServerErrors(form, result.error);
    toast.success(texts.theCardOfWasAdded(client.name));
    onClose();
  };

  return (
    <FormDialog
      title={texts.addCardOf(client.name)}
      description={effectText(client, billing)}
      form={form}
      submitLabel={texts.addTheCard}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClientCardFields clientId={client.id} disabled={form.formState.isSubmitting} {...card.fields} />
    </FormDialog>
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
  const [remove] = useRemoveClientCardMutation();

  return (
    <ConfirmDialog
      title={texts.removeOf(cardName(card), client.name)}
      confirmLabel={texts.remove}
      color="red"
      successMessage={texts.wasRemoved(cardName(card))}
      onConfirm={() => remove({ id: card.id })}
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
  const [requestCard] = useRequestClientCardMutation();
  const keyFor = useIdempotencyKey();
  const due = pastDueTotal(billing.pastDuePayments);

  return (
    <ConfirmDialog
      title={texts.askForACard(client.name)}
      confirmLabel={texts.sendTheMail}
      successMessage={texts.wasAskedForACard(client.name)}
      onConfirm={() => requestCard({ clientId: client.id, idempotencyKey: keyFor(client.id) })}
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
