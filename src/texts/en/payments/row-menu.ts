export const actionsForPayment = (number: number) => `Actions for payment ${number}`;

export const view = 'View';
export const loading = 'Loading';
export const openInStripe = 'Open in Stripe';
export const copyId = 'Copy ID';
export const paymentId = 'Payment ID';
