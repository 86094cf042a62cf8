import * as texts from '@/texts/payments/actions';
import { amountText, paymentName } from '../paymentWords';
import type { ListedPayment } from '../paymentsApi';

export type AskedAction = 'Retry' | 'AskForCard' | 'SendReceipt';

interface AskedWords {
  title: string;
  /** What will happen, and whether it can be undone. */
  text: string;
  confirm: string;
  done: string;
}

/** What is asked before each action, and said after it. */
export function actionWords(action: AskedAction, payment: ListedPayment): AskedWords {
  const { number } = payment;
  const name = payment.client?.name ?? texts.theClient;
  if (action === 'AskForCard') {
    return {
      title: texts.askForANewCardTitle(name),
      text: texts.aMailWithALinkGoes(name),
      confirm: texts.sendMail,
      done: texts.wasAskedForANewCard(name),
    };
  }
  if (action === 'SendReceipt') {
    return {
      title: texts.sendTheReceipt(paymentName(payment)),
      text: texts.aMailWithTheReceiptGoes(name),
      confirm: texts.sendReceipt,
      done: texts.theReceiptOfPaymentWasSent(number, name),
    };
  }
  return {
    title: texts.retryTitle(paymentName(payment)),
    text: texts.isChargedToTheDefaultCard(amountText(payment), name),
    confirm: texts.retry,
    done: texts.paymentWasSentToTheCard(number, name),
  };
}
