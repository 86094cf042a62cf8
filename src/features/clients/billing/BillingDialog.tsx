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
    t`${name} is charged with this card from now on.`,
    due > 0 && canCharge && t`${{ amount: formatMoney(due, currency) }} is unpaid, and is charged at once.`,
    subscription &&
      !isBilled &&
      t`Livery charges the plan from its next renewal on; until now it was paid elsewhere.`,
    t`You can remove it again.`,
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
    toast.success(t`The card of ${{ name: client.name }} was added`);
    onClose();
  };

  return (
    <FormDialog
      title={t`Add a card of ${{ name: client.name }}`}
      description={effectText(client, billing)}
      form={form}
      submitLabel={t`Add the card`}
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
  if (!card.isDefault) return t`It is not the card that is charged, so nothing else changes.`;
  if (nextCard) return t`${name} is charged with ${{ cardName: cardName(nextCard) }} from now on.`;
  if (!isBilled) return t`${name} has no card then.`;
  return t`${name} has no card then: what falls due can not be charged, and they fall behind, until there is another one.`;
}

function RemoveCardDialog({ client, billing, card, onClose }: RemoveCardDialogProps) {
  const { t } = useLingui();
  const [remove] = useRemoveClientCardMutation();

  return (
    <ConfirmDialog
      title={t`Remove ${{ cardName: cardName(card) }} of ${{ name: client.name }}?`}
      confirmLabel={t`Remove`}
      color="red"
      successMessage={t`${{ cardName: cardName(card) }} was removed`}
      onConfirm={() => remove({ id: card.id })}
      onClose={onClose}
    >
      {removalEffect(client, billing, card)} {t`It can not be undone: the card has to be given again.`}
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
    t`A mail goes to ${email} with a link to add a card, which works once, for 7 days.`,
    due > 0 &&
      t`It says that ${{ amount: formatMoney(due, currency) }} is unpaid, which is charged once they have.`,
    cardRequestedAt && t`The link that they were sent before stops working.`,
    t`A mail that is sent can not be taken back.`,
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
      title={t`Ask ${{ name: client.name }} for a card?`}
      confirmLabel={t`Send the mail`}
      successMessage={t`${{ name: client.name }} was asked for a card`}
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
