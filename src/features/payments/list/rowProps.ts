import type { PaymentAction } from '@contract/enums';
import type { ListedPayment } from '../paymentsApi';
import type { ShownColumn } from './columnDefinitions';

/** The props that table rows and phone cards share. */
export interface PaymentRowProps {
  payment: ListedPayment;
  columns: readonly ShownColumn[];
  isChanged: boolean;
  onMenu: (button: HTMLElement, payment: ListedPayment) => void;
  onAct: (action: PaymentAction, payment: ListedPayment) => void;
}
