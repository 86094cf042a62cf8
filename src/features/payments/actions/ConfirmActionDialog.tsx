import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { createIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/payments/actions';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
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
  const [retry, retrying] = useRetryPaymentMutation();
  const [askForCard, requesting] = useRequestCardForPaymentMutation();
  const [sendReceipt, sending] = useSendReceiptMutation();

  const send = {
    Retry: () => retry({ id, idempotencyKey }),
    RequestCard: () => askForCard({ clientId: client?.id ?? '', idempotencyKey }),
    SendReceipt: () => sendReceipt({ id, idempotencyKey }),
  }[action];
  const { isLoading, error } = { Retry: retrying, RequestCard: requesting, SendReceipt: sending }[action];
  return { send, isLoading, error };
}

interface ConfirmActionDialogProps {
  action: ConfirmableAction;
  payment: ListedPayment;
  onClose: () => void;
}

/** Asks the operator to confirm an action. Shows an error in the dialog, so that the operator can retry. */
export function ConfirmActionDialog({ action, payment, onClose }: ConfirmActionDialogProps) {
  const { title, text, confirm, successText } = confirmationTexts(action, payment);
  const { send, isLoading, error } = useConfirmedAction(action, payment);

  const act = async () => {
    const result = await send();
    if (result.error) return;
    toast.success(successText);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirm}
      isBusy={isLoading}
      onConfirm={() => void act()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={error && errorMessage(error)} />
        <span>{text}</span>
      </Stack>
    </ConfirmDialog>
  );
}
