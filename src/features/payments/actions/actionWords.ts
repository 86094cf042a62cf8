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

const charging = (payment: ListedPayment, whose: string): string =>
  `${amountText(payment)} is charged to ${whose} at once. If the card is declined, the payment stays failed and nothing is taken.`;

const paysAgain = (payment: ListedPayment): AskedWords => ({
  title: `Pay ${paymentName(payment)} again?`,
  text: `${charging(payment, 'your default billing card')} To pay with another card, make that one the default first.`,
  confirm: 'Pay again',
  done: `Payment ${payment.number} was sent to your card again`,
});

/** What is asked before each action, and said after it. */
export function actionWords(action: AskedAction, payment: ListedPayment): AskedWords {
  const { direction, number } = payment;
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
  if (direction === 'Outgoing') return paysAgain(payment);
  return {
    title: `Retry ${paymentName(payment)}?`,
    text: `${charging(payment, `the default card of ${name}`)} What comes in can be refunded.`,
    confirm: 'Retry',
    done: `Payment ${number} was sent to the card of ${name} again`,
  };
}
