export { setClockAhead } from './cards/testing/clock';
export { BillingFixture } from './charging/testing/billingFixture';
export { pdfText } from './invoices/testing/pdfText';
export { buildFailedPayment, buildPayment } from './payments/testing/buildPayment';
export { PaymentFixture } from './payments/testing/paymentFixture';
export { ProviderStub } from './payments/testing/providerStub';
export { planInput } from './plans/testing/plans';
export { createClients, subscribe } from './plans/testing/subscribers';
export { createStripeHarness, type StripeHarness } from './provider-events/testing/providerHarness';
