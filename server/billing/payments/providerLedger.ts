import type { Db, ProviderPayment } from '../../platform';
import { lockClients } from '../../clients';
import type { CardProviderName } from '../../../contract/enums';
import {
  lockCompany,
  lockPayments,
  type LockedPayment,
  writeLateFee,
  writeProviderDetails,
  pricesOf,
} from './ledger.repository';
import { recordDispute, recordProviderRefunds } from './refunds';
import {
  findProviderPayment,
  subscriptionFor,
  type PaymentSource,
  syncPeriodEnd,
  type RenewedSubscription,
  type ReportedPayment,
} from './provider.repository';
import { createPendingPayment } from './createPendingPayment';
import { paidPeriod } from './paidPeriod';
import { payersOf, publishPaymentChange, recordPayments } from './recording';
import type { PaymentProblem } from '../billing.events';
import type { Period } from '../../lib/periodDays';
import { toTimestamp } from '../../lib/timestamps';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { calendarPeriod } from '../subscriptions/renewal';
import { priceTermsOf } from '../subscriptions/subscription';
import { insertProviderAttempt } from './attempts.repository';
import { applyOutcomes, type LockedOutcome } from './ledger';
import { isCollected } from './statuses';

/**
 * Returns the billing period of a provider's payment in the company's calendar, or null if the payment has no
 * period.
 */
async function chargedPeriod(
  db: Db,
  companyId: string,
  renewedSubscription: RenewedSubscription,
  { periodStart, periodEnd }: ProviderPayment,
): Promise<Period | null> {
  if (!periodStart || !periodEnd) return null;
  const period = { periodStart: toTimestamp(periodStart), periodEnd: toTimestamp(periodEnd) };
  const states = await loadClientStates(db, companyId, [renewedSubscription.clientId]);
  const subscription = states.get(renewedSubscription.clientId)?.subscription;
  const [price] = await pricesOf(db, companyId, [renewedSubscription]);
  if (subscription?.id !== renewedSubscription.id || !price) return period;
  const interval = priceTermsOf(price, subscription.isYearly);
  return calendarPeriod(subscription, interval, period, renewedSubscription.timeZone);
}

/**
 * Adds and returns a payment of a subscription that the provider renews. Returns undefined if the company has
 * no such subscription.
 */
async function addProviderPayment(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  providerPayment: ProviderPayment,
): Promise<ReportedPayment | undefined> {
  const subscription = await subscriptionFor(db, companyId, providerPayment.subscriptionId);
  if (!subscription) return undefined;
  const period = await chargedPeriod(db, companyId, subscription, providerPayment);
  const { planName, timeZone } = subscription;
  const payment = createPendingPayment({
    direction: 'Incoming',
    type: 'Subscription',
    amount: providerPayment.amount,
    currency: providerPayment.currency,
    clientId: subscription.clientId,
    planId: subscription.planId,
    subscriptionId: subscription.id,
    ...(period ? paidPeriod(planName, period, timeZone) : { item: planName }),
    trigger: subscription.hasPayments ? 'Cycle' : 'Purchase',
    method: providerPayment.card && { kind: 'Card', ...providerPayment.card },
    attempts: Math.max(providerPayment.attempts, 1),
    provider,
    providerPaymentId: providerPayment.reference,
    providerInvoiceId: providerPayment.invoice,
    invoiceNumber: providerPayment.invoiceNumber,
    createdAt: providerPayment.createdAt,
    priceVersion: subscription.priceVersion,
    cardId: null,
    isLive: providerPayment.isLive,
  });
  await recordPayments(db, companyId, [payment]);
  return payment;
}

/**
 * Returns whether a report changes the outcome. A late report must not undo a collected payment or a later
 * attempt.
 */
function changesOutcome(payment: LockedPayment, { status, attempts, invoice }: ProviderPayment): boolean {
  if (isCollected(payment.status)) return false;
  // An invoice can be paid or voided outside of an attempt.
  if (status === 'Succeeded' || (status === 'Canceled' && invoice !== null)) return true;
  if (attempts < payment.attempts) return false;
  return status !== 'Processing' || (payment.status === 'Failed' && attempts > payment.attempts);
}

const outcomeOf = (
  payment: LockedPayment,
  provider: CardProviderName,
  { status, fee, failureCode, declineCode, nextRetryAt, reference, completedAt, createdAt }: ProviderPayment,
): LockedOutcome => ({
  payment,
  paymentId: payment.id,
  status,
  fee,
  failureCode: status === 'Succeeded' ? null : failureCode,
  declineCode: status === 'Succeeded' ? null : declineCode,
  nextRetryAt: status === 'Failed' ? nextRetryAt : null,
  provider,
  reference,
  at: completedAt ?? createdAt,
});

const hasDifferentEnd = (
  { periodEnd }: LockedPayment,
  { status, periodEnd: providerEnd }: ProviderPayment,
): boolean =>
  status === 'Succeeded' &&
  periodEnd !== null &&
  providerEnd !== null &&
  periodEnd !== toTimestamp(providerEnd);

function problemOf(
  { status, dispute }: ProviderPayment,
  hasNewOutcome: boolean,
  hasNewDispute: boolean,
): PaymentProblem | null {
  if (hasNewDispute && dispute?.status === 'NeedsResponse') return 'Disputed';
  if (hasNewDispute && dispute?.status === 'Lost') return 'DisputeLost';
  return hasNewOutcome && status === 'Failed' ? 'Failed' : null;
}

/**
 * Applies the provider's report of a payment, including refunds and dispute, and adds the payment if it is
 * new. Repeated and reordered reports give the same result. Publishes a new failure or dispute.
 */
export async function recordProviderPayment(
  db: Db,
  companyId: string,
  source: PaymentSource,
  providerPayment: ProviderPayment,
): Promise<void> {
  const { provider } = source;
  // Without the lock, two concurrent reports of the same new payment would both add it.
  await lockCompany(db, companyId);
  const reported =
    (await findProviderPayment(db, companyId, source, providerPayment)) ??
    (await addProviderPayment(db, companyId, provider, providerPayment));
  if (!reported) return;
  const { id } = reported;
  const clientIds = payersOf([reported]);
  await lockClients(db, companyId, clientIds);
  const [payment] = await lockPayments(db, companyId, [id]);
  if (!payment) return;
  const hasNewOutcome = changesOutcome(payment, providerPayment);
  if (hasNewOutcome) {
    await writeProviderDetails(db, companyId, id, providerPayment);
    await insertProviderAttempt(db, companyId, id);
    await applyOutcomes(db, companyId, [outcomeOf(payment, provider, providerPayment)]);
    if (hasDifferentEnd(payment, providerPayment)) {
      await syncPeriodEnd(db, companyId, payment.subscriptionId);
      await db.publish({ type: 'subscriptionsToSync', companyId });
    }
  }
  const hasNewFee = await writeLateFee(db, companyId, id, providerPayment.fee);
  const hasNewRefunds = await recordProviderRefunds(db, companyId, id, providerPayment);
  const hasNewDispute = await recordDispute(db, companyId, id, providerPayment.dispute);
  if (hasNewOutcome || hasNewFee || hasNewRefunds || hasNewDispute) {
    await publishPaymentChange(db, companyId, 'Updated', [id], clientIds);
  }
  const reason = problemOf(providerPayment, hasNewOutcome, hasNewDispute);
  if (reason) await db.publish({ type: 'paymentProblemsFound', companyId, reason, paymentIds: [id] });
}
