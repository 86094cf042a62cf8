import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentAction, PaymentDirection } from '@contract/enums';

const labels: Readonly<Record<PaymentAction, MessageDescriptor>> = {
  Refund: msg`Refund`,
  Retry: msg`Retry`,
  RequestCard: msg`Ask for a new card`,
  Receipt: msg`Receipt`,
  SendReceipt: msg`Send receipt`,
  Invoice: msg`Invoice PDF`,
};

export const actionLabels: Readonly<Record<PaymentDirection, typeof labels>> = {
  Incoming: labels,
  Outgoing: { ...labels, Retry: msg`Pay again` },
};

/** Returns whether the action downloads a document, which needs no dialog. */
export const isDocument = (action: PaymentAction): action is 'Receipt' | 'Invoice' =>
  action === 'Receipt' || action === 'Invoice';
