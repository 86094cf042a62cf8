import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentAction } from '@contract/enums';

export const actionLabels: Readonly<Record<PaymentAction, MessageDescriptor>> = {
  Refund: msg({ message: 'Refund', context: 'button' }),
  Retry: msg`Retry payment`,
  RequestCard: msg`Request card`,
  Receipt: msg`Download receipt`,
  SendReceipt: msg`Send receipt`,
  Invoice: msg`Download invoice`,
};

/** Returns whether the action downloads a document, which needs no dialog. */
export const isDocument = (action: PaymentAction): action is 'Receipt' | 'Invoice' =>
  action === 'Receipt' || action === 'Invoice';
