import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { PaymentAction } from '@/api/schema.generated';
import * as texts from '@/texts/payments/actions';
import { useGetPaymentQuery, type ListedPayment, type PaymentDetail } from '../paymentsApi';
import { AskedActionDialog } from './AskedActionDialog';
import { NotNowDialog } from './NotNowDialog';
import { PayAgainDialog } from './PayAgainDialog';
import { actionLabels, isDocument } from './paymentActions';
import { RefundDialog } from './RefundDialog';

export interface PaymentActionDialogProps {
  action: PaymentAction;
  payment: ListedPayment;
  onClose: () => void;
}

/** The dialog of an action; whether it can be done, the payment's detail says, which is fetched first. */
export default function PaymentActionDialog(props: PaymentActionDialogProps) {
  const { currentData, error } = useGetPaymentQuery({ id: props.payment.id });

  if (currentData) return <Opened {...props} detail={currentData.payment} />;
  if (error) return <NotNowDialog {...props} text={errorMessage(error)} />;
  return null;
}

function Opened({ action, detail, onClose }: PaymentActionDialogProps & { detail: PaymentDetail }) {
  const { payment, actions } = detail;
  // Asked once: an action that is under way can't be begun again, and its dialog must still say what became of it.
  const [isOffered] = useState(() => actions.includes(action));

  if (!isOffered || isDocument(action)) {
    const label = actionLabels[payment.direction][action];
    const text = texts.cantBeDoneWithThisPayment(label);
    return <NotNowDialog payment={payment} text={text} onClose={onClose} />;
  }
  if (action === 'Refund') return <RefundDialog detail={detail} onClose={onClose} />;
  if (action === 'Retry' && payment.direction === 'Outgoing') {
    return <PayAgainDialog payment={payment} onClose={onClose} />;
  }
  return <AskedActionDialog action={action} payment={payment} onClose={onClose} />;
}
