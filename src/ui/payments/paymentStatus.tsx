import type { PaymentStatus } from '@contract/enums';
import * as texts from '@/texts/ui/payments';
import { type BadgeTone, StatusBadge } from '../StatusBadge';

interface PaymentStatusLabel {
  label: string;
  tone: BadgeTone;
  /** Completes a sentence about a payment, such as `Payment of €9.00 succeeded`. */
  verb: string;
}

export const paymentStatusLabels: Readonly<Record<PaymentStatus, PaymentStatusLabel>> = {
  Pending: { label: texts.pending, tone: 'blue', verb: texts.isPending },
  Processing: { label: texts.processing, tone: 'blue', verb: texts.isBeingProcessed },
  Succeeded: { label: texts.succeeded, tone: 'green', verb: texts.hasSucceeded },
  Failed: { label: texts.failed, tone: 'red', verb: texts.hasFailed },
  Refunded: { label: texts.refunded, tone: 'gray', verb: texts.cameInAndWasRefunded },
  PartiallyRefunded: { label: texts.partlyRefunded, tone: 'amber', verb: texts.cameInAndWasPartlyRefunded },
  Disputed: { label: texts.disputed, tone: 'amber', verb: texts.isDisputed },
  Canceled: { label: texts.canceled, tone: 'gray', verb: texts.wasCanceled },
};

export const isPaymentStatus = (text: string): text is PaymentStatus =>
  Object.hasOwn(paymentStatusLabels, text);

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { tone, label } = paymentStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
