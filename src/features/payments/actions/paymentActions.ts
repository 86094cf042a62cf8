import type { PaymentAction, PaymentDirection } from '@/api/schema.generated';

const labels: Readonly<Record<PaymentAction, string>> = {
  Refund: 'Refund',
  Retry: 'Retry',
  AskForCard: 'Ask for a new card',
  Receipt: 'Receipt',
  SendReceipt: 'Send receipt',
  Invoice: 'Invoice PDF',
};

/** What can be done with a payment, as its button and its menu name it. */
export const actionLabels: Readonly<Record<PaymentDirection, typeof labels>> = {
  Incoming: labels,
  Outgoing: { ...labels, Retry: 'Pay again' },
};

/** Saved at once, without a dialog that asks. */
export const isDocument = (action: PaymentAction): action is 'Receipt' | 'Invoice' =>
  action === 'Receipt' || action === 'Invoice';
