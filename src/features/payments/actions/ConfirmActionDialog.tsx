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
  // Payments from clients always have a client.
  const name = payment.client?.name ?? '';
  if (action === 'RequestCard') {
    return {
      title: t`Request a card from ${name}?`,
      text: t`We email ${name} a link to add a card. The link works once and expires in seven days. Past-due payments are charged to the new card immediately. You can’t unsend the email.`,
      confirm: t`Request card`,
      successText: t`Card requested from ${name}`,
    };
  }
  if (action === 'SendReceipt') {
    return {
      title: t`Send receipt for payment #${number} (${amount})?`,
      text: t`We email the receipt to ${name}. You can’t unsend the email.`,
      confirm: t`Send receipt`,
      successText: t`Receipt sent to ${name}`,
    };
  }
  return {
    title: t`Retry payment #${number} (${amount})?`,
    text: t`We charge ${amount} to ${name}’s default card now. If the card is declined, the payment stays failed. You can refund the payment if it succeeds.`,
    confirm: t`Retry payment`,
    successText: t`Retry of payment #${number} started`,
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
