import { formatCount } from '@/texts/grammar';

export const status = 'Status';
export const amount = 'Amount';
export const date = 'Date';
export const client = 'Client';
export const type = 'Type';
export const method = 'Method';
export const number = 'Number';
export const plan = 'Plan';
export const fee = 'Fee';
export const net = 'Net';
export const refunded = 'Refunded';
export const invoiceReceipt = 'Invoice, receipt';
export const providerId = 'Provider ID';
export const declineReason = 'Decline reason';
export const attempts = 'Attempts';
export const whatFor = 'What for';
export const card = 'Card';
export const invoice = 'Invoice';
export const period = 'Period';

export const noPaymentsYet = 'No payments yet';
export const noSuccessfulPaymentsYet = 'No successful payments yet';
export const noFailedPayments = 'No failed payments';
export const noChargesYet = 'No charges yet';
export const noSuccessfulChargesYet = 'No successful charges yet';
export const noFailedCharges = 'No failed charges';
export const whatClientsPayYouWillStand =
  'What clients pay you will stand here, newest first. Put a client on a plan with a card to begin.';
export const whatLiveryChargesOnYourBilling =
  'What Livery charges on your billing card will stand here, newest first.';
export const tryAnotherSpellingOtherDays = 'Try another spelling, other days, or fewer filters.';
export const noPaymentMatches = 'No payment matches';
export const goToYourClients = 'Go to your clients';

export const receipt = 'Receipt';
export const receiptOfPayment = (number: number) => `Receipt of payment ${number}`;

export const needsAnAnswer = 'Needs an answer';
export const payment = (amountText: string, number: number) => `${amountText}, payment ${number}`;

export const willBeTriedAgain = (date: string) => `Will be tried again on ${date}.`;

export const payments = 'Payments';

export const thePaymentsCouldNotBeExported = (errorMessage: string) =>
  `The payments could not be exported. ${errorMessage}`;
export const theExportOfPaymentWasStarted = (count: number) =>
  `The export of ${formatCount(count, 'payment')} was started`;
export const exportCsv = 'Export CSV';

export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const largestFirst = 'Largest first';
export const smallestFirst = 'Smallest first';
export const statusAscending = 'Status ↑';
export const statusDescending = 'Status ↓';

export const paymentTotalCount = (totalCount: number) => formatCount(totalCount, 'payment');
export const newPayment = (newCount: number) => formatCount(newCount, 'new payment');

export const cameIn = 'Came in';
export const paid = 'Paid';
export const paymentCount = (count: number) => formatCount(count, 'payment');
export const gross = 'Gross';
export const feesNotTakenOff = 'Fees, not taken off';
export const failed = 'Failed';
export const failedSummary = (failedCount: number, money: string) =>
  `${formatCount(failedCount, 'payment')}, ${money}`;
export const totals = 'Totals';

export const totalsOfThisFilter = 'Totals of this filter';

export const searchClientNumberInvoice = 'Search client, number, invoice or provider ID';
