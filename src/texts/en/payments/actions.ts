export const refund = 'Refund';
export const retry = 'Retry';
export const askForANewCard = 'Ask for a new card';
export const receipt = 'Receipt';
export const sendReceipt = 'Send receipt';
export const invoicePdf = 'Invoice PDF';
export const payAgain = 'Pay again';

export const theCouldNotBeMade = (document: string, errorMessage: string) =>
  `The ${document} could not be made. ${errorMessage}`;

export const theClient = 'the client';
export const askForANewCardTitle = (name: string) => `Ask ${name} for a new card?`;
export const aMailWithALinkGoes = (name: string) =>
  `A mail with a link goes to ${name}. The link works once, for 7 days; as soon as they add a card, what they have not paid is charged to it. A mail can’t be taken back.`;
export const sendMail = 'Send mail';
export const wasAskedForANewCard = (name: string) => `${name} was asked for a new card`;
export const sendTheReceipt = (paymentName: string) => `Send the receipt of ${paymentName}?`;
export const aMailWithTheReceiptGoes = (name: string) =>
  `A mail with the receipt goes to ${name}. A mail can’t be taken back.`;
export const theReceiptOfPaymentWasSent = (number: number, name: string) =>
  `The receipt of payment ${number} was sent to ${name}`;
export const retryTitle = (paymentName: string) => `Retry ${paymentName}?`;
export const isChargedToTheDefaultCard = (amountText: string, name: string) =>
  `${amountText} is charged to the default card of ${name} at once. If the card is declined, the payment stays failed and nothing is taken. What comes in can be refunded.`;
export const paymentWasSentToTheCard = (number: number, name: string) =>
  `Payment ${number} was sent to the card of ${name} again`;

export const defaultIt = 'Default';
export const card = 'Card';

export const paymentWasSentToYourCard = (number: number) => `Payment ${number} was sent to your card again`;
export const payAgainPaymentName = (paymentName: string) => `Pay ${paymentName} again?`;
export const isChargedToTheChosenCard = (amountText: string) =>
  `${amountText} is charged to the chosen card at once. If it is declined, the payment stays failed and nothing is taken. The default card stays the default one.`;

export const chooseAReason = 'Choose a reason.';
export const typeAnAmountLike = (amountText: string) => `Type an amount, like ${amountText}.`;
export const giveBackMoreThanNothing = 'Give back more than nothing.';
export const isLeftSo = (amount: string) => `${amount} is left, so that is the most.`;

export const theRefundOfOfPayment = (amount: string, number: number) =>
  `The refund of ${amount} of payment ${number} was started`;

export const theCard = 'the card';
export const of = (name: string) => ` of ${name}`;
export const nobodyKnowsYetWhetherTheRefund =
  'The refund may not have been received. Try again: it is made only once.';
export const allOfIt = (money: string) => `All of it, ${money}`;
export const ofWentBackBefore = (money: string, money2: string) => `${money} of ${money2} went back before.`;
export const partOfIt = 'Part of it';
export const amountIn = (currency: string) => `Amount in ${currency}`;
export const isLeft = (money: string) => `${money} is left.`;
export const reason = 'Reason';
export const chooseAReasonPlaceholder = 'Choose a reason';
export const noteOptional = 'Note (optional)';
export const ofCharactersClientsDoNotSee = (count: number, noteMaxLength: number) =>
  `${count} of ${noteMaxLength} characters. Clients do not see it.`;
export const theMoneyGoesBack = (whose: string) =>
  `The money goes back to ${whose}; the bank may take some days. A refund can’t be undone.`;

export const refundPaymentName = (paymentName: string) => `Refund ${paymentName}`;
export const refundAmount = (amount: string) => `Refund ${amount}`;

export const cantBeDoneWithThisPayment = (label: string) =>
  `“${label}” can’t be done with this payment as it stands now.`;
