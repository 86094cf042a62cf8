import { useState } from 'react';
import { createIdempotencyKey } from '@/lib/createIdempotencyKey';
import {
  useRequestCardForPaymentMutation,
  useRetryPaymentMutation,
  useSendReceiptMutation,
  type ListedPayment,
} from '../paymentsApi';
import type { ConfirmableAction } from './confirmationTexts';

/** Sends an action with one idempotency key per dialog, so that retries run it only once. */
export function useConfirmedAction(action: ConfirmableAction, { id, client }: ListedPayment) {
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
