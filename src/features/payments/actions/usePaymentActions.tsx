import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { PaymentAction } from '@/api/schema.generated';
import { loadPatiently } from '@/lib/loadPatiently';
import { OpeningLine } from '@/ui/OpeningLine';
import type { ListedPayment } from '../paymentsApi';
import { isDocument } from './paymentActions';
import { useDocument } from './useDocument';

const PaymentActionDialog = lazy(() => loadPatiently(() => import('./PaymentActionDialog')));

interface Asked {
  action: PaymentAction;
  payment: ListedPayment;
}

/** Begins what is chosen of a payment's actions; `dialog` is null while nothing is asked. */
export function usePaymentActions(): {
  act: (action: PaymentAction, payment: ListedPayment) => void;
  dialog: ReactElement | null;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { save } = useDocument();

  return {
    act: (action, payment) => {
      if (isDocument(action)) void save(action, payment.id);
      else setAsked({ action, payment });
    },
    dialog: asked && (
      <Suspense fallback={<OpeningLine />}>
        <PaymentActionDialog {...asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
