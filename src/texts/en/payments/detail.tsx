export const payment = (number: undefined | string) => <>Payment{number}</>;
export const previousPayment = 'Previous payment';
export const nextPayment = 'Next payment';
export const close = 'Close';

export const attempts = 'Attempts';

export const actions = 'Actions';

export const answerInStripe = 'Answer in Stripe';

export const thePaymentFailed = 'The payment failed.';
export const willBeTriedAgain = (date: string) => `Will be tried again on ${date}.`;

export const copyThe = (name: string) => `Copy the ${name}`;
export const openInStripe = 'Open in Stripe';

export const pending = 'Pending';
export const refunded = 'Refunded';
export const failed = 'Failed';
export const theBank = 'the bank';
export const theCardProvider = 'the card provider';
export const refunds = 'Refunds';
export const by = (byWhom: string) => ` by ${byWhom}`;

export const test = 'Test';

export const theLinkMayBeWrong = 'The link may be wrong, or of another company.';
export const thereIsNoSuchPayment = 'There is no such payment';
export const loading = 'Loading';
export const amount = 'Amount';
export const net = 'Net';
export const feeNotTakenOff = 'Fee, not taken off';
export const client = 'Client';
export const plan = 'Plan';
export const whatFor = 'What for';
export const type = 'Type';
export const period = 'Period';
export const method = 'Method';
export const invoice = 'Invoice';
export const created = 'Created';
export const paid = 'Paid';
export const providerId = 'Provider ID';
export const id = 'ID';
export const providerIdName = 'provider ID';
export const paymentIdName = 'payment ID';
