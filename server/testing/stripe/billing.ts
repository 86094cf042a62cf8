import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';
import { addInvoice, attemptPayment, finalize, voidInvoice } from './invoicing';
import type { InvoiceLine } from './buildInvoice';
import { periodEnd } from './periods';

const firstPaymentTimeoutHours = 23;

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error('The subscription has no item.');
  return item;
}

const recurringOf = (subscription: Stripe.Subscription): Stripe.Price.Recurring => {
  const { recurring } = itemOf(subscription).price;
  if (!recurring) throw new Error('The subscription has no recurring price.');
  return recurring;
};

/** Marks the pending invoice items of a subscription as invoiced, and returns their lines. */
function takePendingItems(
  store: AccountStore,
  subscription: Stripe.Subscription,
  period: InvoiceLine['period'],
): InvoiceLine[] {
  const pendingItems = store
    .all('invoiceitem')
    .filter(
      (item) => item.invoice === null && item.parent?.subscription_details?.subscription === subscription.id,
    );
  return pendingItems.map((item) => {
    item.invoice = 'taken';
    return {
      amount: item.amount,
      description: item.description ?? '',
      kind: 'invoice_item_details' as const,
      period,
    };
  });
}

/** Starts a billing period, invoices it together with extra and pending lines, and attempts the payment. */
export function startPeriod(
  store: AccountStore,
  subscription: Stripe.Subscription,
  start: number,
  reason: Stripe.Invoice.BillingReason,
  extraLines: readonly InvoiceLine[] = [],
): void {
  const item = itemOf(subscription);
  item.current_period_start = start;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, recurringOf(subscription), start);
  const period = { start, end: item.current_period_end };
  const planLine: InvoiceLine = {
    amount: item.price.unit_amount ?? 0,
    description: '1 × plan',
    kind: 'subscription_item_details',
    period,
  };
  const lines = [
    planLine,
    ...extraLines.map((line) => ({ ...line, period })),
    ...takePendingItems(store, subscription, period),
  ];
  const invoice = addInvoice(store, subscription, reason, lines);
  if (invoice.status === 'open') attemptPayment(store, invoice, true);
}

/** Starts a trial with an invoice of zero. The first paid period starts at `end`. */
export function startTrial(
  store: AccountStore,
  subscription: Stripe.Subscription,
  end: number,
  reason: Stripe.Invoice.BillingReason,
): void {
  const item = itemOf(subscription);
  const period = { start: store.now, end };
  subscription.status = 'trialing';
  subscription.trial_start = store.now;
  subscription.trial_end = end;
  subscription.billing_cycle_anchor = end;
  item.current_period_start = store.now;
  item.current_period_end = end;
  const trialLine: InvoiceLine = {
    amount: 0,
    description: 'Trial',
    kind: 'subscription_item_details',
    period,
  };
  addInvoice(store, subscription, reason, [trialLine]);
}

export function endSubscription(
  store: AccountStore,
  subscription: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired',
): void {
  subscription.status = status;
  subscription.canceled_at ??= store.now;
  subscription.ended_at = store.now;
  const openInvoices = store
    .all('invoice')
    .filter(
      ({ parent, status: invoiceStatus }) =>
        parent?.subscription_details?.subscription === subscription.id && invoiceStatus === 'open',
    );
  for (const invoice of openInvoices) voidInvoice(store, invoice);
  store.emit(
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    subscription,
  );
}

function endPeriod(store: AccountStore, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) return endSubscription(store, subscription, 'canceled');
  const start = itemOf(subscription).current_period_end;
  if (subscription.status === 'trialing') subscription.status = 'active';
  startPeriod(store, subscription, start, 'subscription_cycle');
  store.emit('customer.subscription.updated', subscription);
}

interface ScheduledEvent {
  at: number;
  run(): void;
}

const renewingStatuses = new Set(['trialing', 'active', 'past_due']);

function eventsOfSubscription(store: AccountStore, subscription: Stripe.Subscription): ScheduledEvent[] {
  if (subscription.status === 'incomplete') {
    const at = subscription.created + firstPaymentTimeoutHours * 3600;
    return [{ at, run: () => endSubscription(store, subscription, 'incomplete_expired') }];
  }
  if (!renewingStatuses.has(subscription.status)) return [];
  return [{ at: itemOf(subscription).current_period_end, run: () => endPeriod(store, subscription) }];
}

function eventsOfInvoice(store: AccountStore, invoice: Stripe.Invoice): ScheduledEvent[] {
  const { status, next_payment_attempt: retryAt, automatically_finalizes_at: finalizesAt } = invoice;
  if (status === 'open' && retryAt !== null) {
    return [{ at: retryAt, run: () => void attemptPayment(store, invoice, true) }];
  }
  if (status !== 'draft' || finalizesAt === null) return [];
  return [{ at: finalizesAt, run: () => finalize(store, invoice) }];
}

/** Returns the next scheduled event, if any: a retry, a finalization, the end of a period or an expiry. */
export function nextEvent(store: AccountStore): ScheduledEvent | undefined {
  const retries = store.all('invoice').flatMap((invoice) => eventsOfInvoice(store, invoice));
  const subscriptions = store
    .all('subscription')
    .flatMap((subscription) => eventsOfSubscription(store, subscription));
  return [...retries, ...subscriptions].sort((first, second) => first.at - second.at)[0];
}
