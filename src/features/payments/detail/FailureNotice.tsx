import { formatDate } from '@/lib/format';
import { Notice } from '@/ui/Notice';
import type { ListedPayment } from '../paymentsApi';

/** Why a payment failed, and what to do about it. */
export function FailureNotice({ payment: { failure, advice, nextRetryAt } }: { payment: ListedPayment }) {
  if (!failure && !advice) return null;
  return (
    <Notice tone="red" title={failure ?? 'The payment failed.'}>
      {advice && <div>{advice}</div>}
      {nextRetryAt && <div>Will be tried again on {formatDate(nextRetryAt)}.</div>}
    </Notice>
  );
}
