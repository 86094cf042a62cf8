import type { Db, PaymentMethod, ProviderPayment } from '../../platform';
import { lockClients } from '../../clients';
import type { CardProviderName } from '../../../contract/enums';
import {
  lockCompany,
  lockPayments,
  writeAttemptOutcomes,
  writePaymentOutcomes,
  type LockedPayment,
  type PaymentOutcome,
} from './ledger.repository';
import { applyPaymentResults } from './applyPaymentResults';
import { recordDispute, recordProviderRefunds } from './providerRefunds';
import {
  findProviderPayment,
  subscriptionFor,
  writeLateFee,
  writeProviderDetails,
  type PaymentSource,
} from './provider.repository';
import { createPendingPayment } from './createPendingPayment';
import { paidPeriod } from './paidPeriod';
import { chargedPeriod, hasDifferentEnd, syncPeriodEnd } from './providerPeriod';
import { recordPayments, publishPaymentChange } from './recording';
import { payersOf } from './recording.repository';
import type { PaymentProblem } from './payments.events';

const methodOf = ({ card }: ProviderPayment): PaymentMethod | null => card && { kind: 'Card', ...card };

/**
 * Adds a payment of a subscription that the provider renews. Returns its id, or null if the company has no
 * such subscription.
 */
async function addProviderPayment(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  providerPayment: ProviderPayment,
): Promise<string | null> {
  const subscription = await subscriptionFor(db, companyId, providerPayment.subscriptionId);
  if (!subscription) return null;
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
    ...(period ? paidPeriod(planName, period, timeZone) : { description: planName }),
    trigger: subscription.hasPayments ? 'Cycle' : 'Purchase',
    method: methodOf(providerPayment),
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
  return payment.id;
}

const isCollected = ({ status }: LockedPayment): boolean =>
  ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'].includes(status);

/**
 * Returns whether a report changes the outcome. A late report must not undo a collected payment or a later
 * attempt.
 */
function changesOutcome(payment: LockedPayment, { status, attempts, invoice }: ProviderPayment): boolean {
  if (isCollected(payment)) return false;
  // An invoice can be paid or voided outside of an attempt.
  if (status === 'Succeeded' || (status === 'Canceled' && invoice !== null)) return true;
  if (attempts < payment.attempts) return false;
  return status !== 'Processing' || (payment.status === 'Failed' && attempts > payment.attempts);
}

const outcomeOf = (
  payment: LockedPayment,
  provider: CardProviderName,
  providerPayment: ProviderPayment,
): PaymentOutcome => ({
  paymentId: payment.id,
  status: providerPayment.status,
  fee: providerPayment.fee,
  failureCode: providerPayment.status === 'Succeeded' ? null : providerPayment.failureCode,
  declineCode: providerPayment.status === 'Succeeded' ? null : providerPayment.declineCode,
  nextRetryAt: providerPayment.status === 'Failed' ? providerPayment.nextRetryAt : null,
  provider,
  reference: providerPayment.reference,
  at: providerPayment.completedAt ?? providerPayment.createdAt,
});

async function applyOutcome(
  db: Db,
  companyId: string,
  payment: LockedPayment,
  outcome: PaymentOutcome,
): Promise<void> {
  if (outcome.status === 'Succeeded' || outcome.status === 'Failed') {
    const hasPaid = outcome.status === 'Succeeded';
    await applyPaymentResults(db, companyId, [{ payment, hasPaid, at: outcome.at }]);
  }
  await writeAttemptOutcomes(db, companyId, [outcome]);
  await writePaymentOutcomes(db, companyId, [outcome]);
}

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
  const existingId = await findProviderPayment(db, companyId, source, providerPayment);
  const id = existingId ?? (await addProviderPayment(db, companyId, provider, providerPayment));
  if (id === null) return;
  const clientIds = await payersOf(db, companyId, [id]);
  await lockClients(db, companyId, clientIds);
  const [payment] = await lockPayments(db, companyId, [id]);
  if (!payment) return;
  const hasNewOutcome = changesOutcome(payment, providerPayment);
  if (hasNewOutcome) {
    await writeProviderDetails(db, companyId, id, providerPayment);
    await applyOutcome(db, companyId, payment, outcomeOf(payment, provider, providerPayment));
    if (hasDifferentEnd(payment, providerPayment)) await syncPeriodEnd(db, companyId, payment);
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
