import type Stripe from 'stripe';
import type { Book } from './book';

interface Given {
  customer: string;
  default_payment_method: string;
  cancel_at_period_end?: boolean | undefined;
  metadata?: Stripe.Metadata | undefined;
}

function addItem(book: Book, subscription: string, price: Stripe.Price): Stripe.SubscriptionItem {
  return {
    id: book.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: book.now,
    current_period_end: book.now,
    current_period_start: book.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    // Its old name, which nobody reads any more.
    plan: { id: price.id, object: 'plan' } as Stripe.Plan,
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** A subscription that has begun, and asked for nothing yet. */
export function blankSubscription(book: Book, input: Given, price: Stripe.Price): Stripe.Subscription {
  const id = book.newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: book.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: input.cancel_at_period_end ?? false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: book.now,
    currency: price.currency,
    customer: book.get('customer', input.customer).id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: book.get('payment_method', input.default_payment_method).id,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      url: '/v1/subscription_items',
      has_more: false,
      data: [addItem(book, id, price)],
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: book.now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
