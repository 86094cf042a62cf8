export { withAttachedBillingCard } from './billing-cards/attachCard';
export { billingCardEmails } from './billing-cards/billingCardEmails';
export { lastChargeSql } from './billing-cards/billingCards.repository';
export { billingCardResolvers } from './billing-cards/billingCards.resolvers';
export { startDetachingCards, startCardExpiryWarnings } from './billing-cards/cardJobs';
export { paymentMethodInput } from './billing-cards/input';
export { saveCard } from './billing-cards/saveCard';
export type { PaymentProblem } from './billing.events';
export { type BulkAction, bulkSummaryOf } from './bulk-actions/action';
export { clientBulkResolvers } from './bulk-actions/bulkActions.resolvers';
export { clientExportRoutes } from './bulk-actions/export/clientExports.routes';
export { purgeOldBulks } from './bulk-actions/purge.repository';
export { startResumingBulks, workClientBulks } from './bulk-actions/run';
export { limitCardAttempts, loadCardOwner, saveDefaultCard, withAttachedCard } from './cards/attachCard';
export {
  beginSubscription,
  isPaidPlan,
  needsCard,
  type SubscriptionBlocker,
} from './cards/beginSubscription';
export { loadBilling } from './cards/billing.service';
export { readCardRequest, startRequestedCardSetup, submitRequestedCard } from './cards/cardLink.service';
export { clientCardResolvers } from './cards/cards.resolvers';
export { sendCardRequest } from './cards/requestCard.service';
export { startCardSetup } from './cards/setup';
export { chargingResolvers } from './charging/charging.resolvers';
export { startCharging, startDunning } from './charging/jobs';
export { applyCommand } from './client-lifecycle/applyCommand';
export { clientLifecycleResolvers } from './client-lifecycle/clientLifecycle.resolvers';
export type { ClientCommand } from './client-lifecycle/decide';
export { startDueDeactivations } from './client-lifecycle/due';
export { dunningResolvers } from './dunning/dunning.resolvers';
export { exportColumnTitle } from './exportColumnTitle';
export { paymentDocument } from './invoices/load';
export { type OpenedDocument, openEmailedReceipt } from './invoices/openDocument.service';
export { paymentDocumentRoutes } from './invoices/paymentDocuments.routes';
export { toPdf } from './invoices/pdf';
export { paymentTarget, presentPayment } from './payments/present';
export { cancelPayments } from './payments/recording';
export { paymentJoins, paymentJson, type PaymentJson } from './payments/columns';
export { clientItem } from './payments/paymentText';
export { paymentExportRoutes } from './payments/paymentExports.routes';
export { paymentResolvers } from './payments/payments.resolvers';
export { sendReceiptEmail } from './payments/receipt.service';
export { refundFailureText } from './payments/refundFailures';
export { recomputeRefunds } from './payments/refunds';
export { beginManualRetry } from './payments/retry.service';
export { startRefunds } from './payments/sendRefunds';
export { isCollected } from './payments/statuses';
export { workSubscriberPriceChanges } from './plans/changeSubscriberPrices';
export { saveFirstPlan } from './plans/firstPlan';
export { clientBillingPlanInput, pricingIn } from './plans/input';
export {
  addPackPlan,
  archiveReplacedPlan,
  findPlanByName,
  packPlan,
  type PackPlan,
  pricesOf,
  removePackPlan,
} from './plans/packPlans';
export { codeFromName } from './plans/planCode';
export { convertFreePlans, loadCurrency } from './plans/plans.repository';
export { clientBillingResolvers } from './plans/plans.resolvers';
export { beginDuePlatformFee } from './platform-fees/due';
export { platformFeeEmails } from './platform-fees/platformFeeEmails';
export { schedulePlatformFee } from './platform-fees/schedule';
export { registerProviderEventJobs } from './provider-events/processEvents';
export { stripeWebhookRoutes } from './provider-events/stripeWebhook.routes';
export { loadConnectedAccount } from './stripe/account';
export { encryptedStripeColumns } from './stripe/secrets';
export { stripeResolvers } from './stripe/stripe.resolvers';
export { startSubscriptionSync } from './subscription-sync/jobs';
export { payingByPlan } from './subscriptions/paying.repository';
export { restartDuePeriods } from './subscriptions/restartDuePeriods.repository';
export type { PlanPrice } from './subscriptions/subscription';
