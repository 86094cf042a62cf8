import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useCardForm } from '@/api/cardForm';
import { showServerErrors } from '@/api/showServerErrors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
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
  return [
    t`Future payments by ${name} are charged to this card.`,
    due > 0 &&
      canCharge &&
      t`${{ amount: formatMoney(due, currency) }} is past due and is charged immediately.`,
    subscription &&
      !isBilled &&
      t`Livery charges the plan from its next renewal. Until now, it was paid outside Livery.`,
    t`You can remove the card later.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function AddCardDialog({ client, billing, onClose }: AddCardDialogProps) {
  const { t } = useLingui();
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
    toast.success(t`Card added for ${{ name: client.name }}`);
    onClose();
  };

  return (
    <FormDialog
      title={t`Add card for ${{ name: client.name }}`}
      description={effectText(client, billing)}
      form={form}
      submitLabel={t`Add card`}
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
  if (!card.isDefault) return t`This isn’t the default card, so future charges don’t change.`;
  if (nextCard) return t`Future payments by ${name} are charged to ${{ cardName: cardName(nextCard) }}.`;
  if (!isBilled) return t`${name} has no other card.`;
  return t`${name} has no other card. Until you add one, payments can’t be charged and become past due.`;
}

function RemoveCardDialog({ client, billing, card, onClose }: RemoveCardDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveClientCardMutation();

  return (
    <ConfirmDialog
      title={t`Remove ${{ cardName: cardName(card) }}?`}
      confirmLabel={t`Remove card`}
      color="red"
      successMessage={t`${{ cardName: cardName(card) }} removed`}
      onConfirm={() => remove({ id: card.id })}
      onClose={onClose}
    >
      {removalEffect(client, billing, card)}{' '}
      {t`You can’t undo this. To use the card again, enter its details again.`}
    </ConfirmDialog>
  );
}

interface RequestCardDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

function requestEffect(
  { email }: BilledClient,
  { pastDuePayments, currency, cardRequestedAt }: ClientBilling,
): string {
  const due = pastDueTotal(pastDuePayments);
  return [
    t`We email ${email} a link to add a card. The link works once and expires in seven days.`,
    due > 0 &&
      t`The email says that ${{ amount: formatMoney(due, currency) }} is past due and is charged when the card is saved.`,
    cardRequestedAt && t`The previous link stops working.`,
    t`You can’t undo this.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function RequestCardDialog({ client, billing, onClose }: RequestCardDialogProps) {
  const { t } = useLingui();
  const [requestCard] = useRequestClientCardMutation();
  const keyFor = useIdempotencyKey();

  return (
    <ConfirmDialog
      title={t`Request a card from ${{ name: client.name }}?`}
      confirmLabel={t`Send request`}
      successMessage={t`Card requested from ${{ name: client.name }}`}
      onConfirm={() => requestCard({ clientId: client.id, idempotencyKey: keyFor(client.id) })}
      onClose={onClose}
    >
      {requestEffect(client, billing)}
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
