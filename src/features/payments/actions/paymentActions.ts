import type { PaymentAction, PaymentDirection } from '@contract/enums';
import * as texts from '@/texts/payments/actions';

const labels: Readonly<Record<PaymentAction, string>> = {
  Refund: texts.refund,
  Retry: texts.retry,
  RequestCard: texts.askForANewCard,
  Receipt: texts.receipt,
  SendReceipt: texts.sendReceipt,
  Invoice: texts.invoicePdf,
};

export const actionLabels: Readonly<Record<PaymentDirection, typeof labels>> = {
  Incoming: labels,
  Outgoing: { ...labels, Retry: texts.payAgain },
};

/** Returns whether the action downloads a document, which needs no dialog. */
export const isDocument = (action: PaymentAction): action is 'Receipt' | 'Invoice' =>
  action === 'Receipt' || action === 'Invoice';
