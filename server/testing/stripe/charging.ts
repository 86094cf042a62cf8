import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';
import { declineOf, type Decline } from './testCards';
import { StripeApiError } from './stripeApiError';

type Intent = Stripe.PaymentIntent;

const feeOf = (amount: number): number =>
  Math.min(amount, Number((BigInt(amount) * 29n + 500n) / 1000n) + 30);

function addBalanceTransaction(
  store: AccountStore,
  charge: string,
  amount: number,
  currency: string,
): Stripe.BalanceTransaction {
  const fee = feeOf(amount);
  return store.add<Stripe.BalanceTransaction>({
    id: store.newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: store.now + 2 * 86_400,
    balance_type: 'payments',
    created: store.now,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: 'charge',
    source: charge,
    status: 'pending',
    type: 'charge',
  });
}

function addCharge(
  store: AccountStore,
  intent: Intent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
): Stripe.Charge {
  const id = store.newId('ch');
  const { amount, currency } = intent;
  const paid = decline === null;
  const card = method.card && {
    brand: method.card.brand,
    last4: method.card.last4,
    exp_month: method.card.exp_month,
    exp_year: method.card.exp_year,
  };
  return store.add<Stripe.Charge>({
    id,
    object: 'charge',
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? addBalanceTransaction(store, id, amount, currency).id : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: store.now,
    currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card } as Stripe.Charge['payment_method_details'],
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
}

/**
 * Counts the declined charges of the payment that the intent collects. Each attempt that Livery makes is a
 * separate intent with the same `paymentId`.
 */
function countDeclines(store: AccountStore, intent: Intent): number {
  const { paymentId } = intent.metadata;
  const isSamePayment = (charge: Stripe.Charge): boolean =>
    charge.payment_intent === intent.id ||
    (paymentId !== undefined && charge.metadata.paymentId === paymentId);
  return store.all('charge').filter((charge) => charge.status === 'failed' && isSamePayment(charge)).length;
}

/** Charges a card for the intent without the customer present. Returns whether the charge succeeded. */
export function attemptCharge(store: AccountStore, intent: Intent, methodId: string): boolean {
  const method = store.get('payment_method', methodId);
  const decline = declineOf(store, method, countDeclines(store, intent));
  const charge = addCharge(store, intent, method, decline);
  intent.latest_charge = charge.id;
  intent.status = decline ? 'requires_payment_method' : 'succeeded';
  intent.amount_received = decline ? 0 : intent.amount;
  intent.payment_method = decline ? null : method.id;
  intent.last_payment_error = decline && {
    ...decline,
    type: 'card_error',
    charge: charge.id,
    payment_method: structuredClone(method),
  };
  store.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  store.emit(decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
  return decline === null;
}

/** Returns the API error of a declined payment. */
export function cardError(intent: Intent): StripeApiError {
  const {
    code,
    decline_code: declineCode,
    message = 'Your card was declined.',
    charge,
  } = intent.last_payment_error ?? {};
  return new StripeApiError(402, {
    type: 'card_error',
    ...(code && { code }),
    ...(declineCode && { decline_code: declineCode }),
    message,
    charge,
    payment_intent: structuredClone(intent),
  });
}

interface IntentInput {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
}

export function addIntent(
  store: AccountStore,
  { amount, currency, customer, description, metadata }: IntentInput,
): Intent {
  const id = store.newId('pi');
  return store.add<Intent>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${store.newId('s')}`,
    confirmation_method: 'automatic',
    created: store.now,
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
}
