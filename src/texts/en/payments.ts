export const subscription = 'Subscription';
export const oneOff = 'One-off';
export const payout = 'Payout';
export const platformFee = 'Platform fee';
export const addOn = 'Add-on';
export const firstPayment = 'First payment';
export const renewal = 'Renewal';
export const triedAgainByItself = 'Retried automatically';
export const triedAgainByHand = 'Tried again by hand';
export const chargedTwice = 'Charged twice';
export const fraud = 'Fraud';
export const theClientAsked = 'The client asked for it';
export const theServiceDidNotWork = 'The service did not work';
export const anotherReason = 'Another reason';
export const takenBackByTheBank = 'Taken back by the bank';
export const theClientDisputesThisPayment = 'The client disputes this payment';
export const theirBankHasAsked =
  'Their bank has asked for the money back. Answer with what shows that the payment is right, or the bank decides without you.';
export const theBankLooksIntoADispute = 'The bank looks into a dispute';
export const yourAnswerIsWithTheBank =
  'Your answer is with the bank. It can take some weeks until it decides; there is nothing to do until then.';
export const theDisputeWasDecidedForYou = 'The dispute was decided for you';
export const thePaymentStandsAndTheMoney = 'The payment stands, and the money is yours.';
export const theDisputeWasDecidedAgainstYou = 'The dispute was decided against you';
export const theBankGaveTheMoneyBack = 'The bank gave the money back to the client. This is final.';
export const refunded = (amount: string) => `${amount} refunded`;
export const paymentOf = (number: number, amountText: string) => `payment ${number} of ${amountText}`;
export const paid = 'Paid';
export const failed = 'Failed';

export const incoming = 'Incoming';
export const outgoing = 'Outgoing';
export const all = 'All';
export const succeeded = 'Succeeded';
export const direction = 'Direction';
export const status = 'Status';
