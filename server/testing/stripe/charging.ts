import type Stripe from 'stripe';
import type { Book } from './book';
import { declineOf, type Decline } from './testCards';
import { Refusal } from './refusal';

type Intent = Stripe.PaymentIntent;

const feeOf = (amount: number): number =>
  Math.min(amount, Number((BigInt(amount) * 29n + 500n) / 1000n) + 30);

function addBalance(book: Book, charge: string, amount: number, currency: string): Stripe.BalanceTransaction {
  const fee = feeOf(amount);
  return book.add<Stripe.BalanceTransaction>({
    id: book.newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: book.now + 2 * 86_400,
    balance_type: 'payments',
    created: book.now,
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
  book: Book,
  intent: Intent,
  method: Stripe.PaymentMethod,
  decline: Decline | null,
): Stripe.Charge {
  const id = book.newId('ch');
  const { amount, currency } = intent;
  const paid = decline === null;
  const card = method.card && {
    brand: method.card.brand,
    last4: method.card.last4,
    exp_month: method.card.exp_month,
    exp_year: method.card.exp_year,
  };
  return book.add<Stripe.Charge>({
    id,
    object: 'charge',
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? addBalance(book, id, amount, currency).id : null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: book.now,
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

/** How often the bank said no to what the intent is for: each of our tries is an intent of its own. */
function declinedBefore(book: Book, intent: Intent): number {
  const { paymentId } = intent.metadata;
  const isSame = (charge: Stripe.Charge): boolean =>
    charge.payment_intent === intent.id ||
    (paymentId !== undefined && charge.metadata.paymentId === paymentId);
  return book.all('charge').filter((charge) => charge.status === 'failed' && isSame(charge)).length;
}

/** Charges the intent's card, with nobody there to confirm anything. True where it paid. */
export function tryToPay(book: Book, intent: Intent, methodId: string): boolean {
  const method = book.get('payment_method', methodId);
  const decline = declineOf(book, method, declinedBefore(book, intent));
  const charge = addCharge(book, intent, method, decline);
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
  book.tell(decline ? 'charge.failed' : 'charge.succeeded', charge);
  book.tell(decline ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
  return decline === null;
}

/** What whoever asked for the payment hears of a decline. */
export function cardError(intent: Intent): Refusal {
  const {
    code,
    decline_code: declineCode,
    message = 'Your card was declined.',
    charge,
  } = intent.last_payment_error ?? {};
  return new Refusal(402, {
    type: 'card_error',
    ...(code && { code }),
    ...(declineCode && { decline_code: declineCode }),
    message,
    charge,
    payment_intent: structuredClone(intent),
  });
}

interface NewIntent {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
}

export function addIntent(
  book: Book,
  { amount, currency, customer, description, metadata }: NewIntent,
): Intent {
  const id = book.newId('pi');
  return book.add<Intent>({
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
    client_secret: `${id}_secret_${book.newId('s')}`,
    confirmation_method: 'automatic',
    created: book.now,
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
