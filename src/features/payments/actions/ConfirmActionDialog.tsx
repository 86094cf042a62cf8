import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { createIdempotencyKey } from '@/lib/useIdempotencyKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { amountText } from '../paymentLabels';
import {
  type ListedPayment,
  useRequestCardForPaymentMutation,
  useRetryPaymentMutation,
  useSendReceiptMutation,
} from '../paymentsApi';

type ConfirmableAction = 'Retry' | 'RequestCard' | 'SendReceipt';

interface ConfirmationTexts {
  title: string;
  /** The effect of the action, and whether it can be undone. */
  text: string;
  confirm: string;
  successText: string;
}

/** Returns the texts of the confirmation dialog and its success message. */
function confirmationTexts(action: ConfirmableAction, payment: ListedPayment): ConfirmationTexts {
  const { number } = payment;
  const amount = amountText(payment);
  const name = payment.client?.name ?? t`the client`;
  if (action === 'RequestCard') {
    return {
      title: t`Ask ${name} for a new card?`,
      text: t`A mail with a link goes to ${name}. The link works once, for 7 days; as soon as they add a card, what they have not paid is charged to it. A mail can’t be taken back.`,
      confirm: t`Send mail`,
      successText: t`${name} was asked for a new card`,
    };
  }
  if (action === 'SendReceipt') {
    return {
      title: t`Send the receipt of payment ${number} of ${amount}?`,
      text: t`A mail with the receipt goes to ${name}. A mail can’t be taken back.`,
      confirm: t`Send receipt`,
      successText: t`The receipt of payment ${number} was sent to ${name}`,
    };
  }
  return {
    title: t`Retry payment ${number} of ${amount}?`,
    text: t`${amount} is charged to the default card of ${name} at once. If the card is declined, the payment stays failed and nothing is taken. What comes in can be refunded.`,
    confirm: t`Retry`,
    successText: t`Payment ${number} was sent to the card of ${name} again`,
  };
}

/** Sends an action with one idempotency key per dialog, so that retries run it only once. */
function useConfirmedAction(action: ConfirmableAction, { id, client }: ListedPayment) {
  const [idempotencyKey] = useState(createIdempotencyKey);
  const [retry] = useRetryPaymentMutation();
  const [askForCard] = useRequestCardForPaymentMutation();
  const [sendReceipt] = useSendReceiptMutation();

  return {
    Retry: () => retry({ id, idempotencyKey }),
    RequestCard: () => askForCard({ clientId: client?.id ?? '', idempotencyKey }),
    SendReceipt: () => sendReceipt({ id, idempotencyKey }),
  }[action];
}

interface ConfirmActionDialogProps {
  action: ConfirmableAction;
  payment: ListedPayment;
  onClose: () => void;
}

export function ConfirmActionDialog({ action, payment, onClose }: ConfirmActionDialogProps) {
  const { title, text, confirm, successText } = confirmationTexts(action, payment);
  const send = useConfirmedAction(action, payment);

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      successMessage={successText}
      onConfirm={send}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
