export const charge = 'Charge';

export const pdf = 'PDF';
export const saveAsPdf = (invoiceNumber: string) => `Save ${invoiceNumber} as PDF`;

export const invoices = 'Invoices';

export const invoice = 'Invoice';
export const date = 'Date';
export const forIt = 'For';
export const status = 'Status';
export const amount = 'Amount';

export const eachChargeStandsHereOnce = 'Each charge stands here once it was made, with its invoice.';
export const nothingWasChargedYet = 'Nothing was charged yet';

export const wasSentToYourCardAgain = (sum: string) => `${sum} was sent to your card again`;
export const couldNotBeCharged = (sum: string, description: string) =>
  `${sum} could not be charged${description}`;
export const weTryAgainByOurselves = (date: string) => `We try again by ourselves on ${date}.`;
export const weDoNotTryAgain = 'We do not try again by ourselves.';
export const chargeAgain = 'Charge again';
export const chargeAgainSum = (sum: string) => `Charge ${sum} again`;
export const addAnotherCard = 'Add another card';

export const nextCharge = 'Next charge';
export const liveryCostsNothingAtTheMoment = 'Livery costs nothing at the moment.';
export const onAndEachMonthFromThen = (sum: string, date: string) =>
  `${sum} on ${date}, and each month from then on.`;
export const nothingIsChargedWhile = (sum: string) =>
  `Nothing is charged while your company is closed. It costs ${sum} a month while it is active.`;
