import { formatDate } from '@/lib/format';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/payments/detail';
import type { ListedPayment } from '../paymentsApi';

export function FailureNotice({ payment: { failure, advice, nextRetryAt } }: { payment: ListedPayment }) {
  if (!failure && !advice) return null;
  return (
    <Notice tone="red" title={failure ?? texts.thePaymentFailed}>
      {advice && <div>{advice}</div>}
      {nextRetryAt && <div>{texts.willBeTriedAgain(formatDate(nextRetryAt))}</div>}
    </Notice>
  );
}
