import type { PaymentStatus } from '@contract/enums';
import { StatusBadge } from '../StatusBadge';
import { paymentStatusLabels } from './paymentStatus';

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { tone, label } = paymentStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
