import type Stripe from 'stripe';
import type { Book } from './book';
import { addInvoice, attempt, finalise, voidOne } from './invoicing';
import type { Line } from './newInvoice';
import { periodEnd } from './periods';

const hoursToFirstPayment = 23;

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('A subscription has an item.');
  return item;
}

const recurringOf = (subscription: Stripe.Subscription): Stripe.Price.Recurring => {
  const { recurring } = itemOf(subscription).price;
  if (!recurring) throw new Error('A subscription has a recurring price.');
  return recurring;
};

/** What waits for the subscription's next invoice. */
function takeWaiting(book: Book, subscription: Stripe.Subscription, period: Line['period']): Line[] {
  const waiting = book
    .all('invoiceitem')
    .filter(
      (item) => item.invoice === null && item.parent?.subscription_details?.subscription === subscription.id,
    );
  return waiting.map((item) => {
    item.invoice = 'taken';
    return {
      amount: item.amount,
      description: item.description ?? '',
      kind: 'invoice_item_details' as const,
      period,
    };
  });
}

/** A period that begins at `start` is asked for, with `extra` beside it. */
export function beginPeriod(
  book: Book,
  subscription: Stripe.Subscription,
  start: number,
  reason: Stripe.Invoice.BillingReason,
  extra: readonly Line[] = [],
): void {
  const item = itemOf(subscription);
  item.current_period_start = start;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, recurringOf(subscription), start);
  const period = { start, end: item.current_period_end };
  const plan: Line = {
    amount: item.price.unit_amount ?? 0,
    description: '1 × plan',
    kind: 'subscription_item_details',
    period,
  };
  const lines = [
    plan,
    ...extra.map((line) => ({ ...line, period })),
    ...takeWaiting(book, subscription, period),
  ];
  const invoice = addInvoice(book, subscription, reason, lines);
  if (invoice.status === 'open') attempt(book, invoice, true);
}

/** Nothing is asked for before `end`. */
export function beginTrial(
  book: Book,
  subscription: Stripe.Subscription,
  end: number,
  reason: Stripe.Invoice.BillingReason,
): void {
  const item = itemOf(subscription);
  const period = { start: book.now, end };
  subscription.status = 'trialing';
  subscription.trial_start = book.now;
  subscription.trial_end = end;
  subscription.billing_cycle_anchor = end;
  item.current_period_start = book.now;
  item.current_period_end = end;
  const free: Line = { amount: 0, description: 'Trial', kind: 'subscription_item_details', period };
  addInvoice(book, subscription, reason, [free]);
}

export function endNow(
  book: Book,
  subscription: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired',
): void {
  subscription.status = status;
  subscription.canceled_at ??= book.now;
  subscription.ended_at = book.now;
  const open = book
    .all('invoice')
    .filter(
      ({ parent, status: state }) =>
        parent?.subscription_details?.subscription === subscription.id && state === 'open',
    );
  for (const invoice of open) voidOne(book, invoice);
  book.tell(
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    subscription,
  );
}

function endPeriod(book: Book, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) return endNow(book, subscription, 'canceled');
  const start = itemOf(subscription).current_period_end;
  if (subscription.status === 'trialing') subscription.status = 'active';
  beginPeriod(book, subscription, start, 'subscription_cycle');
  book.tell('customer.subscription.updated', subscription);
}

interface Due {
  at: number;
  happen(): void;
}

const renews = new Set(['trialing', 'active', 'past_due']);

function dueOf(book: Book, subscription: Stripe.Subscription): Due[] {
  if (subscription.status === 'incomplete') {
    const at = subscription.created + hoursToFirstPayment * 3600;
    return [{ at, happen: () => endNow(book, subscription, 'incomplete_expired') }];
  }
  if (!renews.has(subscription.status)) return [];
  return [{ at: itemOf(subscription).current_period_end, happen: () => endPeriod(book, subscription) }];
}

function dueOfInvoice(book: Book, invoice: Stripe.Invoice): Due[] {
  const { status, next_payment_attempt: retryAt, automatically_finalizes_at: finalisesAt } = invoice;
  if (status === 'open' && retryAt !== null) {
    return [{ at: retryAt, happen: () => void attempt(book, invoice, true) }];
  }
  if (status !== 'draft' || finalisesAt === null) return [];
  return [{ at: finalisesAt, happen: () => finalise(book, invoice) }];
}

/** What happens next by itself. */
export function nextDue(book: Book): Due | undefined {
  const retries = book.all('invoice').flatMap((invoice) => dueOfInvoice(book, invoice));
  const subscriptions = book.all('subscription').flatMap((subscription) => dueOf(book, subscription));
  return [...retries, ...subscriptions].sort((one, other) => one.at - other.at)[0];
}
