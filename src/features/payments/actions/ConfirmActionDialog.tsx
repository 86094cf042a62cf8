import { useState } from 'react';
import { createIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/payments/actions';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { amountText, paymentName } from '../paymentLabels';
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
  const name = payment.client?.name ?? texts.theClient;
  if (action === 'RequestCard') {
    return {
      title: texts.askForANewCardTitle(name),
      text: texts.aMailWithALinkGoes(name),
      confirm: texts.sendMail,
      successText: texts.wasAskedForANewCard(name),
    };
  }
  if (action === 'SendReceipt') {
    return {
      title: texts.sendTheReceipt(paymentName(payment)),
      text: texts.aMailWithTheReceiptGoes(name),
      confirm: texts.sendReceipt,
      successText: texts.theReceiptOfPaymentWasSent(number, name),
    };
  }
  return {
    title: texts.retryTitle(paymentName(payment)),
    text: texts.isChargedToTheDefaultCard(amountText(payment), name),
    confirm: texts.retry,
    successText: texts.paymentWasSentToTheCard(number, name),
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
