export { BillingFixture } from './charging/testing/billingFixture';
export { pdfText } from './invoices/testing/pdfText';
export { PaymentFixture } from './payments/testing/paymentFixture';
export { ProviderStub } from './payments/testing/providerStub';
export { createClients, subscribe } from './plans/testing/subscribers';
export { createStripeHarness, type StripeHarness } from './provider-events/testing/providerHarness';
