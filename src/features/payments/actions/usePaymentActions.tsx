import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { PaymentAction } from '@contract/enums';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { LoadingBar } from '@/ui/LoadingBar';
import type { ListedPayment } from '../paymentsApi';
import { isDocument } from './paymentActions';
import { useDocumentDownload } from './useDocumentDownload';

const PaymentActionDialog = lazy(() => loadWithRetry(() => import('./PaymentActionDialog')));

interface OpenAction {
  action: PaymentAction;
  payment: ListedPayment;
}

/**
 * `act` downloads documents immediately and opens a dialog for other actions. `dialog` is null while none is
 * open.
 */
export function usePaymentActions(): {
  act: (action: PaymentAction, payment: ListedPayment) => void;
  dialog: ReactElement | null;
} {
  const [openAction, setOpenAction] = useState<OpenAction | null>(null);
  const { save } = useDocumentDownload();

  return {
    act: (action, payment) => {
      if (isDocument(action)) void save(action, payment.id);
      else setOpenAction({ action, payment });
    },
    dialog: openAction && (
      <Suspense fallback={<LoadingBar />}>
        <PaymentActionDialog {...openAction} onClose={() => setOpenAction(null)} />
      </Suspense>
    ),
  };
}
