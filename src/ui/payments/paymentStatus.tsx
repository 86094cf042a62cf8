import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PaymentStatus } from '@contract/enums';
import { type BadgeTone, StatusBadge } from '../StatusBadge';

interface PaymentStatusLabel {
  label: MessageDescriptor;
  tone: BadgeTone;
}

export const paymentStatusLabels: Readonly<Record<PaymentStatus, PaymentStatusLabel>> = {
  Pending: { label: msg`Pending`, tone: 'blue' },
  Processing: { label: msg`Processing`, tone: 'blue' },
  Succeeded: { label: msg`Succeeded`, tone: 'green' },
  Failed: { label: msg`Failed`, tone: 'red' },
  Refunded: { label: msg`Refunded`, tone: 'gray' },
  PartiallyRefunded: { label: msg`Partially refunded`, tone: 'amber' },
  Disputed: { label: msg`Disputed`, tone: 'amber' },
  Canceled: { label: msg({ message: 'Canceled', context: 'payment' }), tone: 'gray' },
};

export const isPaymentStatus = (text: string): text is PaymentStatus =>
  Object.hasOwn(paymentStatusLabels, text);

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { t } = useLingui();
  const { tone, label } = paymentStatusLabels[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}
