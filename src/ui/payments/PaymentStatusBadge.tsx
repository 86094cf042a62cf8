import { StatusBadge } from '../StatusBadge';
import { paymentStatuses, type PaymentStatusName } from './paymentStatus';

export function PaymentStatusBadge({ status }: { status: PaymentStatusName }) {
  const { tone, label } = paymentStatuses[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
