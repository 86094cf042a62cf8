import type Stripe from 'stripe';
import type { Account, ProviderPayment } from '../cardProvider';
import { fromStripe } from './amounts';
import { idOf, fromUnixSeconds, requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isMissing, isRefusal } from './errors';
import { retrieveIntent, loadIntentDetails, type IntentDetails } from './payments';

const withPayments = { expand: ['payments'] };

/**
 * Returns the id of the invoice's payment intent, or null if the invoice was paid outside of Stripe or not
 * attempted.
 */
const intentIdOf = ({ payments }: Stripe.Invoice): string | null => {
  const defaultPayment = payments?.data.find(({ is_default: isDefault }) => isDefault) ?? payments?.data[0];
  return idOf(defaultPayment?.payment.payment_intent);
};

function statusOf({ status }: Stripe.Invoice, details: IntentDetails | null): ProviderPayment['status'] {
  if (status === 'paid') return 'Succeeded';
  if (status === 'void' || status === 'uncollectible') return 'Canceled';
  return details?.status === 'Failed' ? 'Failed' : 'Processing';
}

/**
 * Returns the period that the plan's line pays for, or null without such a line. The invoice's own period is
 * the previous one.
 */
export function periodOf({ lines }: Stripe.Invoice): { start: number; end: number } | null {
  const line = lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  return line?.period ?? null;
}

/**
 * Returns the number of attempts, at least 1. Uses the number of charges if it is higher, because Stripe's
 * attempt count omits attempts outside of its retry schedule.
 */
async function attemptsOf(
  { sdk }: StripeAccess,
  account: Account,
  { attempt_count: attemptCount }: Stripe.Invoice,
  intent: string | null,
): Promise<number> {
  if (intent === null) return Math.max(attemptCount, 1);
  const { data } = await callStripe(
    sdk.charges.list({ payment_intent: intent, limit: 100 }, requestOptionsFor(account)),
  );
  return Math.max(attemptCount, data.length, 1);
}

const unattempted: IntentDetails = {
  reference: '',
  paymentId: null,
  status: 'Processing',
  fee: 0,
  card: null,
  failureCode: null,
  declineCode: null,
  completedAt: null,
  refunds: [],
  dispute: null,
};

/**
 * Returns whether an invoice has a payment. A draft, an invoice of 0 and an unpaid invoice without an attempt
 * have none.
 */
const hasPayment = ({ status, total, attempted }: Stripe.Invoice): boolean =>
  total > 0 && status !== 'draft' && status !== null && (attempted || status === 'paid');

async function paymentOfInvoice(
  access: StripeAccess,
  account: Account,
  invoice: Stripe.Invoice,
): Promise<ProviderPayment | null> {
  if (!hasPayment(invoice)) return null;
  const intentId = intentIdOf(invoice);
  const details =
    intentId === null
      ? null
      : await loadIntentDetails(access, account, await retrieveIntent(access, account, intentId));
  const period = periodOf(invoice);
  const { next_payment_attempt: nextAttempt, status_transitions: transitions, parent } = invoice;
  const paidAt = transitions.paid_at === null ? null : fromUnixSeconds(transitions.paid_at);
  return {
    ...(details ?? { ...unattempted, reference: invoice.id }),
    status: statusOf(invoice, details),
    invoice: invoice.id,
    invoiceNumber: invoice.number,
    subscriptionId: parent?.subscription_details?.metadata?.subscriptionId ?? null,
    amount: fromStripe(invoice.total, invoice.currency),
    currency: invoice.currency.toUpperCase(),
    attempts: await attemptsOf(access, account, invoice, intentId),
    nextRetryAt: nextAttempt === null ? null : fromUnixSeconds(nextAttempt),
    periodStart: period && fromUnixSeconds(period.start),
    periodEnd: period && fromUnixSeconds(period.end),
    isLive: invoice.livemode,
    createdAt: fromUnixSeconds(invoice.created),
    completedAt: details?.completedAt ?? paidAt,
  };
}

export async function loadInvoicePayment(
  access: StripeAccess,
  account: Account,
  id: string,
): Promise<ProviderPayment | null> {
  const invoice = await callStripe(
    access.sdk.invoices.retrieve(id, withPayments, requestOptionsFor(account)),
  );
  return paymentOfInvoice(access, account, invoice);
}

export async function findInvoiceId(
  { sdk }: StripeAccess,
  account: Account,
  intent: string,
): Promise<string | null> {
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const { data } = await callStripe(
    sdk.invoicePayments.list({ payment, limit: 1 }, requestOptionsFor(account)),
  );
  return idOf(data[0]?.invoice);
}

/**
 * Retries an invoice and returns its payment, even if the card is declined or the invoice is already paid.
 * Returns null if the account has no such invoice or the invoice has no payment.
 */
export async function payInvoice(
  access: StripeAccess,
  account: Account,
  invoice: string,
  idempotencyKey: string,
): Promise<ProviderPayment | null> {
  try {
    const options = { ...requestOptionsFor(account), idempotencyKey };
    await callStripe(access.sdk.invoices.pay(invoice, { off_session: true }, options));
  } catch (error) {
    // The invoice is from a previously connected account.
    if (isMissing(error)) return null;
    if (!isRefusal(error)) throw error;
  }
  return loadInvoicePayment(access, account, invoice);
}

/**
 * Voids an invoice. Does nothing if the invoice is from another account or cannot be voided, such as a paid
 * one.
 */
export async function voidInvoice({ sdk }: StripeAccess, account: Account, invoice: string): Promise<void> {
  try {
    await callStripe(sdk.invoices.voidInvoice(invoice, {}, requestOptionsFor(account)));
  } catch (error) {
    if (!isMissing(error) && !isRefusal(error)) throw error;
  }
}
