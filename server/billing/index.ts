export { withAttachedBillingCard } from './billing-cards/attachCard';
export { billingCardEmails } from './billing-cards/billingCardEmails';
export { billingCardResolvers } from './billing-cards/billingCards.resolvers';
export { startDetachingCards } from './billing-cards/detachCards';
export { startCardExpiryWarnings } from './billing-cards/expiring';
export { paymentMethodInput } from './billing-cards/input';
export { saveCard } from './billing-cards/saveCard';
export { clientBulkResolvers } from './bulk-actions/bulkActions.resolvers';
export { clientExportRoutes } from './bulk-actions/export/clientExports.routes';
export { purgeOldBulks } from './bulk-actions/purge.repository';
export { startResumingBulks } from './bulk-actions/resume';
export { workClientBulks } from './bulk-actions/run';
export { limitCardAttempts, loadCardOwner, saveDefaultCard, withAttachedCard } from './cards/attachCard';
export {
  beginSubscription,
  isPaidPlan,
  needsCard,
  type SubscriptionBlocker,
} from './cards/beginSubscription';
export { loadBilling } from './cards/billing.service';
export { readCardRequest, startRequestedCardSetup, submitRequestedCard } from './cards/cardLink';
export { clientCardResolvers } from './cards/cards.resolvers';
export { sendCardRequest } from './cards/requestCard.service';
export { startCardSetup } from './cards/setup';
export { chargingResolvers } from './charging/charging.resolvers';
export { startCharging, startDunning } from './charging/jobs';
export { type DueRenewal, dueRenewalOf, toNewPayment } from './charging/renewals';
export { nextRetryAt } from './charging/retrySchedule';
export { markEndingTrialsNotified } from './charging/trialNotices.repository';
export { applyCommand } from './client-lifecycle/applyCommand';
export { toAuditEntry } from './client-lifecycle/auditChanges';
export { clientLifecycleResolvers } from './client-lifecycle/clientLifecycle.resolvers';
export { changeBetween, clientMrr, type ClientState } from './client-lifecycle/clientState';
export { type BillingCommand, type ClientCommand, decide } from './client-lifecycle/decide';
export { startDueDeactivations } from './client-lifecycle/due';
export type { RenewalOutcome } from './client-lifecycle/planRules';
export { writeTransitions } from './client-lifecycle/writeTransitions';
export { dunningResolvers } from './dunning/dunning.resolvers';
export { paymentDocument } from './invoices/load';
export { type OpenedDocument, openEmailedReceipt } from './invoices/openDocument.service';
export { paymentDocumentRoutes } from './invoices/paymentDocuments.routes';
export { toPdf } from './invoices/pdf';
export { insertAttempts } from './payments/attempts.repository';
export { paymentTarget } from './payments/auditTarget';
export { cancelPayments } from './payments/cancelPayments';
export { paymentJoins, paymentJson, type PaymentJson } from './payments/columns';
export type { NewPayment } from './payments/createPendingPayment';
export { paymentExportRoutes } from './payments/paymentExports.routes';
export type { PaymentProblem } from './payments/payments.events';
export { paymentResolvers } from './payments/payments.resolvers';
export { presentPayment } from './payments/present';
export { sendReceiptEmail } from './payments/receipt.service';
export { recordPayments } from './payments/recording';
export type { NewRefund } from './payments/refund.repository';
export { completeRefund, lockRefundable, recordDispute, recordRefunds } from './payments/refunds';
export { beginManualRetry } from './payments/retry';
export { startRefunds } from './payments/sendRefunds';
export { isCollected } from './payments/statuses';
export { workSubscriberPriceChanges } from './plans/changeSubscriberPrices';
export { saveFirstPlan } from './plans/firstPlan';
export { clientBillingPlanInput, pricingIn } from './plans/input';
export {
  addPackPlan,
  archiveReplacedPlan,
  findPlanByName,
  type PackPlan,
  pricesOf,
  removePackPlan,
} from './plans/packPlans';
export { codeFromName } from './plans/planCode';
export { ensureDefaultPlan, insertPlan, loadCurrency, updatePlan } from './plans/plans.repository';
export { clientBillingResolvers } from './plans/plans.resolvers';
export { beginDuePlatformFee, feeFor, feeMonthsOf, feePayment } from './platform-fees/due';
export { firstMonth } from './platform-fees/months';
export { type DefaultCard, type FeeSchedule, setFeeSchedule } from './platform-fees/platformFees.repository';
export { platformFeeEmails } from './platform-fees/platformFeeEmails';
export { schedulePlatformFee } from './platform-fees/schedule';
export { registerProviderEventJobs } from './provider-events/processEvents';
export { stripeWebhookRoutes } from './provider-events/stripeWebhook.routes';
export { loadConnectedAccount } from './stripe/account';
export { claimAccount } from './stripe/providerAccounts';
export { encryptedStripeColumns } from './stripe/secrets';
export { setAccountState, upsertIntegration } from './stripe/stripe.repository';
export { stripeResolvers } from './stripe/stripe.resolvers';
export { startSubscriptionSync } from './subscription-sync/jobs';
export { payingByPlan } from './subscriptions/paying.repository';
export { periodAt } from './subscriptions/periods';
export { isDueBy } from './subscriptions/renewal';
export { restartDuePeriods } from './subscriptions/restartDuePeriods.repository';
export type { PlanPrice, Subscription } from './subscriptions/subscription';
