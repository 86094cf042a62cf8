import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';

interface SubscriptionInput {
  customer: string;
  default_payment_method: string;
  cancel_at_period_end?: boolean | undefined;
  metadata?: Stripe.Metadata | undefined;
}

function buildItem(store: AccountStore, subscription: string, price: Stripe.Price): Stripe.SubscriptionItem {
  return {
    id: store.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: store.now,
    current_period_end: store.now,
    current_period_start: store.now,
    current_trial: null,
    discounts: [],
    metadata: {},
    // Livery does not read `plan`, the deprecated form of `price`, so most of its fields are omitted.
    plan: { id: price.id, object: 'plan' } as Stripe.Plan,
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

/** Builds an active subscription without invoices. */
export function buildSubscription(
  store: AccountStore,
  input: SubscriptionInput,
  price: Stripe.Price,
): Stripe.Subscription {
  const id = store.newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: store.now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: input.cancel_at_period_end ?? false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: store.now,
    currency: price.currency,
    customer: store.get('customer', input.customer).id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: store.get('payment_method', input.default_payment_method).id,
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
      data: [buildItem(store, id, price)],
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
    start_date: store.now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
