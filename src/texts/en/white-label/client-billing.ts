export const paymentsGoThroughTheBuilt =
  'Payments go through the built-in sandbox. Plans work as in production, but clients are not charged real money.';
export const testMode = 'Test mode';

export const whatClientsCanBuyFromYou = (currency: null | string) =>
  `What clients can buy from you${currency ? `, priced in ${currency}` : ''}.`;
export const previewPriceTable = 'Preview price table';
export const addPlan = 'Add plan';
