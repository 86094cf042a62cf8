import { useState } from 'react';
import { pressKey } from '@/lib/pressKey';
import type { ListedPayment } from '../paymentsApi';
import {
  useAskForCardOfPaymentMutation,
  useRetryPaymentMutation,
  useSendReceiptMutation,
} from '../paymentsApi';
import type { AskedAction } from './actionWords';

/** Sends an action of a payment; however often it is sent from one dialog, it happens once. */
export function useAskedAction(action: AskedAction, { id, client }: ListedPayment) {
  const [idempotencyKey] = useState(pressKey);
  const [retry, retrying] = useRetryPaymentMutation();
  const [askForCard, asking] = useAskForCardOfPaymentMutation();
  const [sendReceipt, sending] = useSendReceiptMutation();

  const send = {
    Retry: () => retry({ id, idempotencyKey }),
    AskForCard: () => askForCard({ clientId: client?.id ?? '', idempotencyKey }),
    SendReceipt: () => sendReceipt({ id, idempotencyKey }),
  }[action];
  const { isLoading, error } = { Retry: retrying, AskForCard: asking, SendReceipt: sending }[action];
  return { send, isLoading, error };
}
