import type { PaymentAction } from '@/api/schema.generated';
import type { ListedPayment } from '../paymentsApi';
import type { ShownColumn } from './columnWords';

/** What a payment's row of the table and the card on a phone are given alike. */
export interface PaymentRowProps {
  payment: ListedPayment;
  columns: readonly ShownColumn[];
  isChanged: boolean;
  onMenu: (button: HTMLElement, payment: ListedPayment) => void;
  onAct: (action: PaymentAction, payment: ListedPayment) => void;
}
