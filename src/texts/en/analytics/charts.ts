export const theChartCouldNotBeLoaded = 'The chart could not be loaded; its table can.';
export const tryAgain = 'Try again';

export const from = 'From';
export const to = 'To';
export const comparedFrom = 'Compared from';
export const comparedTo = 'Compared to';

export const csvName = (title: string, from: string, to: string) => `${title} ${from} to ${to}.csv`;

export const showAsChart = 'Show as chart';
export const showAsTable = 'Show as table';
export const downloadCsv = 'Download CSV';
export const downloadCsvTitle = (title: string) => `Download CSV: ${title}`;

export const onDay = (day: string) => `on ${day}`;
export const inSpan = (span: string) => `in ${span}`;
export const theMost = (text: string, spanInWords: string) => `, the most ${text} ${spanInWords}`;
export const inAll = (label: string, text: string, extreme: string) => `${label}: ${text} in all${extreme}.`;
export const fromTo = (label: string, text: string, text2: string) => `${label}: from ${text} to ${text2}.`;

export const activeClients = 'Active clients';
export const activeClientsOverTime = 'Active clients over time';
export const noClientPaidForASubscription = 'No client paid for a subscription in these days.';
export const newIt = 'New';
export const churned = 'Churned';
export const beganToPay = 'New paying clients';
export const newAndChurnedClients = 'New and churned clients';
export const noClientWasAddedAndNone = 'No client was added and none left in these days.';

export const revenue = 'Revenue';
export const periodBefore = 'Period before';
export const gross = 'Gross';
export const refunds = 'Refunds';
export const revenueOverTime = 'Revenue over time';
export const noPaymentCameInNeither = 'No payment came in, neither in these days nor before them.';
export const mrr = 'MRR';
export const mrrOverTime = 'MRR over time';
export const expansion = 'Expansion';
export const contraction = 'Contraction';
export const mrrMovements = 'MRR movements';
export const noSubscriptionBeganChanged = 'No subscription began, changed or ended in these days.';
export const failedPayments = 'Failed payments';
export const cost = 'Cost';
export const failedPaymentsOverTime = 'Failed payments over time';
export const noPaymentFailedInTheseDays = 'No payment failed in these days.';

export const atTheStart = 'At the start';
export const atTheEnd = 'At the end';
export const comparedWith = 'Compared with';
