import type Stripe from 'stripe';
import type { AccountStore, StripeObjects } from './accountStore';
import { addIntent, attemptCharge } from './charging';
import { buildInvoice, type InvoiceLine } from './buildInvoice';
import { invalidRequest } from './stripeApiError';

const daySeconds = 86_400;
/** Days to the next retry, after the first, second and third failure. */
const retryDays = [3, 5, 7];

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function addInvoicePayment(store: AccountStore, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const intent = addIntent(store, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer as string),
    description: 'Subscription update',
    metadata: {},
  });
  store.add<StripeObjects['invoice_payment']>({
    id: store.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: store.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return intent;
}

/**
 * Adds an invoice of the subscription and emits its events. Adds a payment if the invoice is open, but does
 * not attempt it.
 */
export function addInvoice(
  store: AccountStore,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: readonly InvoiceLine[],
): Stripe.Invoice {
  const invoice = store.add(buildInvoice(store, subscription, reason, lines));
  subscription.latest_invoice = invoice.id;
  if (invoice.status === 'void') store.emit('invoice.voided', invoice);
  else if (invoice.status === 'draft') store.emit('invoice.created', invoice);
  else store.emit('invoice.finalized', invoice);
  if (invoice.status === 'open') addInvoicePayment(store, invoice);
  if (invoice.status === 'paid') store.emit('invoice.paid', invoice);
  return invoice;
}

/** Finalizes a draft invoice, and attempts its payment if an amount is due. */
export function finalize(store: AccountStore, invoice: Stripe.Invoice): void {
  invoice.automatically_finalizes_at = null;
  invoice.status_transitions.finalized_at = store.now;
  invoice.status = invoice.total === 0 ? 'paid' : 'open';
  store.emit('invoice.finalized', invoice);
  if (invoice.status === 'paid') return store.emit('invoice.paid', invoice);
  addInvoicePayment(store, invoice);
  attemptPayment(store, invoice, true);
}

/**
 * Turns automatic collection of a draft or open invoice on or off. An hour after it is turned on, a draft is
 * finalized, and the payment of an open invoice is attempted.
 */
export function setAutoAdvance(store: AccountStore, invoice: Stripe.Invoice, isEnabled: boolean): void {
  if (invoice.status !== 'draft' && invoice.status !== 'open') {
    throw invalidRequest('Finalized invoices can not be updated in this way.', 'auto_advance');
  }
  const scheduledAt = isEnabled ? store.now + 3600 : null;
  invoice.auto_advance = isEnabled;
  if (invoice.status === 'draft') invoice.automatically_finalizes_at = scheduledAt;
  else invoice.next_payment_attempt = scheduledAt;
  store.emit('invoice.updated', invoice);
}

export function voidInvoice(store: AccountStore, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = store.now;
  store.emit('invoice.voided', invoice);
}

export function intentOf(store: AccountStore, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const payment = store.all('invoice_payment').find((candidate) => candidate.invoice === invoice.id);
  const id = payment?.payment.payment_intent;
  if (typeof id !== 'string') throw invalidRequest('This invoice has no amount due.');
  return store.get('payment_intent', id);
}

function markPaid(store: AccountStore, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = store.now;
  for (const payment of store
    .all('invoice_payment')
    .filter((candidate) => candidate.invoice === invoice.id)) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
  }
  if (subscription.status !== 'canceled') subscription.status = 'active';
  store.emit('invoice.paid', invoice);
  store.emit('invoice.payment_succeeded', invoice);
}

function markFailed(store: AccountStore, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const isFirstInvoice = invoice.billing_reason === 'subscription_create';
  const retryDelay = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt =
    isFirstInvoice || retryDelay === undefined ? null : store.now + retryDelay * daySeconds;
  if (subscription.status !== 'canceled') subscription.status = isFirstInvoice ? 'incomplete' : 'past_due';
  store.emit('invoice.payment_failed', invoice);
}

/**
 * Attempts to pay an open invoice, and returns whether it was paid. Only the first attempt and those that
 * Stripe schedules increase `attempt_count`.
 */
export function attemptPayment(store: AccountStore, invoice: Stripe.Invoice, isScheduled: boolean): boolean {
  const subscription = store.get('subscription', String(invoice.parent?.subscription_details?.subscription));
  if (isScheduled || invoice.attempt_count === 0) invoice.attempt_count += 1;
  invoice.attempted = true;
  const card = idOf(subscription.default_payment_method);
  const hasPaid = card !== null && attemptCharge(store, intentOf(store, invoice), card);
  if (hasPaid) markPaid(store, invoice, subscription);
  else markFailed(store, invoice, subscription);
  store.emit('customer.subscription.updated', subscription);
  return hasPaid;
}
