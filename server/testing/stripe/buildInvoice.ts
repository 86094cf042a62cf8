import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';

export interface InvoiceLine {
  amount: number;
  description: string;
  kind: 'subscription_item_details' | 'invoice_item_details';
  period: { start: number; end: number };
}

function buildLine(
  store: AccountStore,
  invoice: string,
  currency: string,
  { amount, description, kind, period }: InvoiceLine,
) {
  return {
    id: store.newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: null,
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: null,
      type: kind,
    } as Stripe.InvoiceLineItem['parent'],
    period,
    pretax_credit_amounts: null,
    pricing: null,
    quantity: 1,
    quantity_decimal: null,
    subscription: null,
    subtotal: amount,
    taxes: null,
  } satisfies Stripe.InvoiceLineItem;
}

const statusOf = ({ pause_collection: pause }: Stripe.Subscription, total: number) => {
  if (pause?.behavior === 'void') return 'void';
  if (pause) return 'draft';
  return total === 0 ? 'paid' : 'open';
};

/**
 * Builds an invoice: void or draft if collection is paused, else paid if no amount is due, and open
 * otherwise.
 */
export function buildInvoice(
  store: AccountStore,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  lines: readonly InvoiceLine[],
): Stripe.Invoice {
  const id = store.newId('in');
  const { currency, metadata } = subscription;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const status = statusOf(subscription, total);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: status === 'paid',
    auto_advance: status === 'open',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: store.now,
    currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: store.now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      url: `/v1/invoices/${id}/lines`,
      has_more: false,
      data: lines.map((line) => buildLine(store, id, currency, line)),
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: store.newId('LIVERY').replace('_', '-'),
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: store.now,
    period_start: store.now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: status === 'draft' ? null : store.now,
      marked_uncollectible_at: null,
      paid_at: status === 'paid' ? store.now : null,
      voided_at: status === 'void' ? store.now : null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}
