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
  const name = payment.client?.name ?? 'the client';
  if (action === 'AskForCard') {
    return {
      title: `Ask ${name} for a new card?`,
      text: `A mail with a link goes to ${name}. The link works once, for 7 days; as soon as they give a card, what they have not paid is charged to it. A mail can’t be taken back.`,
      confirm: 'Send mail',
      done: `${name} was asked for a new card`,
    };
  }
  if (action === 'SendReceipt') {
    return {
      title: `Send the receipt of ${paymentName(payment)}?`,
      text: `A mail with the receipt goes to ${name}. A mail can’t be taken back.`,
      confirm: 'Send receipt',
      done: `The receipt of payment ${number} was sent to ${name}`,
    };
  }
  return {
    title: `Retry ${paymentName(payment)}?`,
    text: `${amountText(payment)} is charged to the default card of ${name} at once. If the card is declined, the payment stays failed and nothing is taken. What comes in can be refunded.`,
    confirm: 'Retry',
    done: `Payment ${number} was sent to the card of ${name} again`,
  };
}
