import type { ProviderPayment } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import type { CardProviderName, PaymentMethod } from '../../schema.generated';
import { lockClients } from '../clients/editing';
import {
  lockCompany,
  lockPayments,
  writeAttemptOutcomes,
  writePaymentOutcomes,
  type PaymentStanding,
  type SettledPayment,
} from './ledgerSql';
import { moveByPayments } from './payingClients';
import { recordDispute, recordProviderRefunds } from './providerRefunds';
import { findPayment, subscriptionFor, writeLateFee, writeProviderFacts, type Teller } from './providerSql';
import { owed } from './owed';
import { paidPeriod } from './paidPeriod';
import { chargedPeriod, endsElsewhere, syncPeriodEnd } from './providerPeriod';
import { recordPayments, tellOfPayments } from './recording';
import { payersOf } from './recordingSql';

const methodOf = ({ card }: ProviderPayment): PaymentMethod | null => card && { kind: 'Card', ...card };

/** A payment that the provider made by itself, of a subscription that it renews; null for one that is none of ours. */
async function addPayment(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  told: ProviderPayment,
): Promise<string | null> {
  const subscription = await subscriptionFor(db, companyId, told.subscriptionId);
  if (!subscription) return null;
  const period = await chargedPeriod(db, companyId, subscription, told);
  const { planName, timeZone } = subscription;
  const payment = owed({
    direction: 'Incoming',
    type: 'Subscription',
    amount: told.amount,
    currency: told.currency,
    clientId: subscription.clientId,
    planId: subscription.planId,
    subscriptionId: subscription.id,
    ...(period ? paidPeriod(planName, period, timeZone) : { description: planName }),
    trigger: subscription.hasPayments ? 'Cycle' : 'Purchase',
    method: methodOf(told),
    attempts: Math.max(told.attempts, 1),
    provider,
    providerPaymentId: told.reference,
    providerInvoiceId: told.invoice,
    invoiceNumber: told.invoiceNumber,
    createdAt: told.createdAt,
    priceVersion: subscription.priceVersion,
    cardId: null,
    isLive: told.isLive,
  });
  await recordPayments(db, companyId, [payment]);
  return payment.id;
}

const isCollected = ({ status }: PaymentStanding): boolean =>
  ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'].includes(status);

/** What was told late must not undo what was told before it: money that came in stays, and so does a later attempt. */
function isNews(payment: PaymentStanding, { status, attempts, invoice }: ProviderPayment): boolean {
  if (isCollected(payment)) return false;
  // Money may come in outside of any try, and so may an invoice be given up.
  if (status === 'Succeeded' || (status === 'Canceled' && invoice !== null)) return true;
  if (attempts < payment.attempts) return false;
  return status !== 'Processing' || (payment.status === 'Failed' && attempts > payment.attempts);
}

const settledBy = (
  payment: PaymentStanding,
  provider: CardProviderName,
  told: ProviderPayment,
): SettledPayment => ({
  paymentId: payment.id,
  status: told.status,
  fee: told.fee,
  failureCode: told.status === 'Succeeded' ? null : told.failureCode,
  declineCode: told.status === 'Succeeded' ? null : told.declineCode,
  nextRetryAt: told.status === 'Failed' ? told.nextRetryAt : null,
  provider,
  reference: told.reference,
  at: told.settledAt ?? told.createdAt,
});

async function settle(
  db: Db,
  companyId: string,
  payment: PaymentStanding,
  outcome: SettledPayment,
): Promise<void> {
  if (outcome.status === 'Succeeded' || outcome.status === 'Failed') {
    const hasPaid = outcome.status === 'Succeeded';
    await moveByPayments(db, companyId, [{ payment, hasPaid, at: outcome.at }]);
  }
  await writeAttemptOutcomes(db, companyId, [outcome]);
  await writePaymentOutcomes(db, companyId, [outcome]);
}

/** What of a payment that a provider told of is bad news. */
export interface PaymentProblem {
  paymentId: string;
  manner: 'Failed' | 'Disputed' | 'DisputeLost';
}

function problemOf(
  { status, dispute }: ProviderPayment,
  isSettled: boolean,
  hasDispute: boolean,
): PaymentProblem['manner'] | null {
  if (hasDispute && dispute?.status === 'NeedsResponse') return 'Disputed';
  if (hasDispute && dispute?.status === 'Lost') return 'DisputeLost';
  return isSettled && status === 'Failed' ? 'Failed' : null;
}

/**
 * Makes a payment stand as the provider says it does, refunds and dispute included: known by our id, by the provider's,
 * or new. However often and in whatever order it is told, the books are the same. Returns the
 * bad news in it, if there is any.
 */
export async function recordProviderPayment(
  db: Db,
  companyId: string,
  teller: Teller,
  told: ProviderPayment,
): Promise<PaymentProblem | null> {
  const { provider } = teller;
  // Two that tell of the same new payment at once would both find it missing.
  await lockCompany(db, companyId);
  const found = await findPayment(db, companyId, teller, told);
  const id = found ?? (await addPayment(db, companyId, provider, told));
  if (id === null) return null;
  const clientIds = await payersOf(db, companyId, [id]);
  await lockClients(db, companyId, clientIds);
  const [payment] = await lockPayments(db, companyId, [id]);
  if (!payment) return null;
  const isSettled = isNews(payment, told);
  if (isSettled) {
    await writeProviderFacts(db, companyId, id, told);
    await settle(db, companyId, payment, settledBy(payment, provider, told));
    if (endsElsewhere(payment, told)) await syncPeriodEnd(db, companyId, payment);
  }
  const hasFee = await writeLateFee(db, companyId, id, told.fee);
  const hasRefunds = await recordProviderRefunds(db, companyId, id, told);
  const hasDispute = await recordDispute(db, companyId, id, told.dispute);
  if (isSettled || hasFee || hasRefunds || hasDispute) {
    await tellOfPayments(db, companyId, 'Updated', [id], clientIds);
  }
  const manner = problemOf(told, isSettled, hasDispute);
  return manner && { paymentId: id, manner };
}
