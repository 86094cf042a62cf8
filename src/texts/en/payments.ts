import type { PaymentTrigger, PaymentType, RefundReason } from '@contract/enums';

export const typeNames: Readonly<Record<PaymentType, string>> = {
  Subscription: 'Subscription',
  OneOff: 'One-off',
  Payout: 'Payout',
  PlatformFee: 'Platform fee',
  AddOn: 'Add-on',
};

export const triggerNames: Readonly<Record<PaymentTrigger, string>> = {
  Purchase: 'First payment',
  Cycle: 'Renewal',
  RetryAuto: 'Retried automatically',
  RetryManual: 'Tried again by hand',
};

export const reasonNames: Readonly<Record<RefundReason, string>> = {
  Duplicate: 'Charged twice',
  Fraudulent: 'Fraud',
  CustomerRequest: 'The client asked for it',
  ServiceDisruption: 'The service did not work',
  Other: 'Another reason',
  Dispute: 'Taken back by the bank',
};

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
