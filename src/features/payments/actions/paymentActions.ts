import type { PaymentAction, PaymentDirection } from '@/api/schema.generated';
import * as texts from '@/texts/payments/actions';

const labels: Readonly<Record<PaymentAction, string>> = {
  Refund: texts.refund,
  Retry: texts.retry,
  AskForCard: texts.askForANewCard,
  Receipt: texts.receipt,
  SendReceipt: texts.sendReceipt,
  Invoice: texts.invoicePdf,
};

/** What can be done with a payment, as its button and its menu name it. */
export const actionLabels: Readonly<Record<PaymentDirection, typeof labels>> = {
  Incoming: labels,
  Outgoing: { ...labels, Retry: texts.payAgain },
};

/** Saved at once, without a dialog that asks. */
export const isDocument = (action: PaymentAction): action is 'Receipt' | 'Invoice' =>
  action === 'Receipt' || action === 'Invoice';
