import type Stripe from 'stripe';
import type { Book, Objects } from './book';
import { addIntent, tryToPay } from './charging';
import { newInvoice, type Line } from './newInvoice';
import { invalid } from './refusal';

const daySeconds = 86_400;
/** After the first failure, the second and the third. */
const retryDays = [3, 5, 7];

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

function addPaymentOf(book: Book, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const intent = addIntent(book, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer as string),
    description: 'Subscription update',
    metadata: {},
  });
  book.add<Objects['invoice_payment']>({
    id: book.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: book.now,
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

/** An invoice of the subscription, finalised, and not tried yet. */
export function addInvoice(
  book: Book,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: readonly Line[],
): Stripe.Invoice {
  const invoice = book.add(newInvoice(book, subscription, reason, lines));
  subscription.latest_invoice = invoice.id;
  if (invoice.status === 'void') book.tell('invoice.voided', invoice);
  else if (invoice.status === 'draft') book.tell('invoice.created', invoice);
  else book.tell('invoice.finalized', invoice);
  if (invoice.status === 'open') addPaymentOf(book, invoice);
  if (invoice.status === 'paid') book.tell('invoice.paid', invoice);
  return invoice;
}

/** What was kept as a draft is asked for. */
export function finalise(book: Book, invoice: Stripe.Invoice): void {
  invoice.automatically_finalizes_at = null;
  invoice.status_transitions.finalized_at = book.now;
  invoice.status = invoice.total === 0 ? 'paid' : 'open';
  book.tell('invoice.finalized', invoice);
  if (invoice.status === 'paid') return book.tell('invoice.paid', invoice);
  addPaymentOf(book, invoice);
  attempt(book, invoice, true);
}

/** Stripe sees to it by itself from now on, within the hour, or no more. */
export function setAdvancing(book: Book, invoice: Stripe.Invoice, isAdvancing: boolean): void {
  if (invoice.status !== 'draft' && invoice.status !== 'open') {
    throw invalid('Finalized invoices can not be updated in this way.', 'auto_advance');
  }
  const at = isAdvancing ? book.now + 3600 : null;
  invoice.auto_advance = isAdvancing;
  if (invoice.status === 'draft') invoice.automatically_finalizes_at = at;
  else invoice.next_payment_attempt = at;
  book.tell('invoice.updated', invoice);
}

/** Voids an open invoice. */
export function voidOne(book: Book, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = book.now;
  book.tell('invoice.voided', invoice);
}

export function intentOf(book: Book, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const payment = book.all('invoice_payment').find((each) => each.invoice === invoice.id);
  const id = payment?.payment.payment_intent;
  if (typeof id !== 'string') throw invalid('This invoice asks for nothing.');
  return book.get('payment_intent', id);
}

function settle(book: Book, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = book.now;
  for (const payment of book.all('invoice_payment').filter((each) => each.invoice === invoice.id)) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
  }
  if (subscription.status !== 'canceled') subscription.status = 'active';
  book.tell('invoice.paid', invoice);
  book.tell('invoice.payment_succeeded', invoice);
}

function fail(book: Book, invoice: Stripe.Invoice, subscription: Stripe.Subscription): void {
  const isFirst = invoice.billing_reason === 'subscription_create';
  const days = retryDays[invoice.attempt_count - 1];
  invoice.next_payment_attempt = isFirst || days === undefined ? null : book.now + days * daySeconds;
  if (subscription.status !== 'canceled') subscription.status = isFirst ? 'incomplete' : 'past_due';
  book.tell('invoice.payment_failed', invoice);
}

/** Tries to pay an open invoice. The first try counts, and then only those that Stripe planned. */
export function attempt(book: Book, invoice: Stripe.Invoice, isPlanned: boolean): boolean {
  const subscription = book.get('subscription', String(invoice.parent?.subscription_details?.subscription));
  if (isPlanned || invoice.attempt_count === 0) invoice.attempt_count += 1;
  invoice.attempted = true;
  const card = idOf(subscription.default_payment_method);
  const hasPaid = card !== null && tryToPay(book, intentOf(book, invoice), card);
  if (hasPaid) settle(book, invoice, subscription);
  else fail(book, invoice, subscription);
  book.tell('customer.subscription.updated', subscription);
  return hasPaid;
}
