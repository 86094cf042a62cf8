import { formatDate } from '@/lib/format';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/payments/detail';
import type { ListedPayment } from '../paymentsApi';

/** Why a payment failed, and what to do about it. */
export function FailureNotice({ payment: { failure, advice, nextRetryAt } }: { payment: ListedPayment }) {
  if (!failure && !advice) return null;
  return (
    <Notice tone="red" title={failure ?? texts.thePaymentFailed}>
      {advice && <div>{advice}</div>}
      {nextRetryAt && <div>{texts.willBeTriedAgain(formatDate(nextRetryAt))}</div>}
    </Notice>
  );
}
