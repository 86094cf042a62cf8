import { useState } from 'react';
import type { PaymentAction } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import * as texts from '@/texts/payments/actions';
import { useGetPaymentQuery, type ListedPayment, type PaymentDetail } from '../paymentsApi';
import { ConfirmActionDialog } from './ConfirmActionDialog';
import { ActionUnavailableDialog } from './ActionUnavailableDialog';
import { PayAgainDialog } from './PayAgainDialog';
import { actionLabels, isDocument } from './paymentActions';
import { RefundDialog } from './RefundDialog';

export interface PaymentActionDialogProps {
  action: PaymentAction;
  payment: ListedPayment;
  onClose: () => void;
}

/** Fetches the payment first, because its details list the permitted actions. */
export default function PaymentActionDialog(props: PaymentActionDialogProps) {
  const { currentData, error } = useGetPaymentQuery({ id: props.payment.id });

  if (currentData) return <ActionDialogContent {...props} detail={currentData.payment} />;
  if (error) return <ActionUnavailableDialog {...props} text={errorMessage(error)} />;
  return null;
}

function ActionDialogContent({
  action,
  detail,
  onClose,
}: PaymentActionDialogProps & { detail: PaymentDetail }) {
  const { payment, actions } = detail;
  // Evaluated once, because a running action is no longer permitted but its dialog must still show the
  // result.
  const [isOffered] = useState(() => actions.includes(action));

  if (!isOffered || isDocument(action)) {
    const label = actionLabels[payment.direction][action];
    const text = texts.cantBeDoneWithThisPayment(label);
    return <ActionUnavailableDialog payment={payment} text={text} onClose={onClose} />;
  }
  if (action === 'Refund') return <RefundDialog detail={detail} onClose={onClose} />;
  if (action === 'Retry' && payment.direction === 'Outgoing') {
    return <PayAgainDialog payment={payment} onClose={onClose} />;
  }
  return <ConfirmActionDialog action={action} payment={payment} onClose={onClose} />;
}
