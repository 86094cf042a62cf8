import * as texts from '@/texts/payments/actions';
import { amountText, paymentName } from '../paymentLabels';
import type { ListedPayment } from '../paymentsApi';

export type ConfirmableAction = 'Retry' | 'RequestCard' | 'SendReceipt';

interface ConfirmationTexts {
  title: string;
  /** The effect of the action, and whether it can be undone. */
  text: string;
  confirm: string;
  successText: string;
}

/** Returns the texts of the confirmation dialog and its success message. */
export function confirmationTexts(action: ConfirmableAction, payment: ListedPayment): ConfirmationTexts {
  const { number } = payment;
  const name = payment.client?.name ?? texts.theClient;
  if (action === 'RequestCard') {
    return {
      title: texts.askForANewCardTitle(name),
      text: texts.aMailWithALinkGoes(name),
      confirm: texts.sendMail,
      successText: texts.wasAskedForANewCard(name),
    };
  }
  if (action === 'SendReceipt') {
    return {
      title: texts.sendTheReceipt(paymentName(payment)),
      text: texts.aMailWithTheReceiptGoes(name),
      confirm: texts.sendReceipt,
      successText: texts.theReceiptOfPaymentWasSent(number, name),
    };
  }
  return {
    title: texts.retryTitle(paymentName(payment)),
    text: texts.isChargedToTheDefaultCard(amountText(payment), name),
    confirm: texts.retry,
    successText: texts.paymentWasSentToTheCard(number, name),
  };
}
