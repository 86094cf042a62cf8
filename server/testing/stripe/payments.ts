import type Stripe from 'stripe';
import * as z from 'zod';
import { pageOf, type AccountStore } from './accountStore';
import { addIntent, cardError, attemptCharge } from './charging';
import { flag, listParams, metadata, params, text, integer } from './params';
import { invalidRequest } from './stripeApiError';
import { route, type Route } from './routes';

const currency = z.string().regex(/^[a-z]{3}$/);

const threeDecimalCurrencies = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const wholeUnitCurrencies = new Set(['isk', 'ugx']);

/** Throws for amounts with more decimal places than Stripe supports in the currency. */
function checkAmount(amount: number, currencyCode: string): void {
  if (threeDecimalCurrencies.has(currencyCode) && amount % 10 !== 0) {
    throw invalidRequest('The amount must be evenly divisible by 10.', 'amount', 'parameter_invalid_integer');
  }
  if (wholeUnitCurrencies.has(currencyCode) && amount % 100 !== 0) {
    throw invalidRequest(
      'Amounts in this currency must be evenly divisible by 100.',
      'amount',
      'invalid_charge_amount_no_decimal_compatible',
    );
  }
}

/** Throws if the card is not attached to the customer. */
function checkCard(store: AccountStore, card: string, customer: string): void {
  const method = store.get('payment_method', card);
  if (method.customer === customer) return;
  throw invalidRequest('The payment method does not belong to this customer.', 'payment_method');
}

const intentParams = params({
  amount: integer.pipe(z.int().min(1).max(99_999_999)),
  currency,
  customer: text,
  payment_method: text,
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  off_session: flag,
  confirm: flag,
  description: text.max(1000).optional(),
  metadata,
});

function createPaymentIntent(store: AccountStore, input: z.infer<typeof intentParams>): Stripe.PaymentIntent {
  checkAmount(input.amount, input.currency);
  const customer = store.get('customer', input.customer).id;
  checkCard(store, input.payment_method, customer);
  const intent = addIntent(store, {
    ...input,
    customer,
    description: input.description ?? null,
    metadata: input.metadata ?? {},
  });
  store.emit('payment_intent.created', intent);
  if (!attemptCharge(store, intent, input.payment_method)) throw cardError(intent);
  return intent;
}

/** Returns the succeeded charge of an intent. Throws if it has none. */
export function chargeOf(store: AccountStore, intentId: string): Stripe.Charge {
  const intent = store.get('payment_intent', intentId);
  if (typeof intent.latest_charge !== 'string' || intent.status !== 'succeeded') {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  }
  return store.get('charge', intent.latest_charge);
}

const refundParams = params({
  payment_intent: text,
  amount: integer.pipe(z.int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

export function addRefund(store: AccountStore, input: z.infer<typeof refundParams>): Stripe.Refund {
  const paid = chargeOf(store, input.payment_intent);
  const refundable = paid.amount - paid.amount_refunded;
  if (refundable === 0) {
    throw invalidRequest(
      `Charge ${paid.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = input.amount ?? refundable;
  if (amount > refundable) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', 'amount');
  }
  checkAmount(amount, paid.currency);
  paid.amount_refunded += amount;
  paid.refunded = paid.amount_refunded === paid.amount;
  const refund = store.add<Stripe.Refund>({
    id: store.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: paid.id,
    created: store.now,
    currency: paid.currency,
    customer: null,
    customer_account: null,
    metadata: input.metadata ?? {},
    payment_intent: input.payment_intent,
    payment_method: null,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  store.emit('refund.created', refund);
  store.emit('charge.refunded', paid);
  return refund;
}

const intentFilter = listParams({
  customer: text.optional(),
  created: z.strictObject({ gte: integer }).optional(),
});

/** Routes for payment intents, charges, refunds and disputes. */
export const paymentRoutes: readonly Route[] = [
  route('POST', 'payment_intents', intentParams, createPaymentIntent),
  route('GET', 'payment_intents', intentFilter, (store, input) =>
    pageOf(
      '/v1/payment_intents',
      store
        .all('payment_intent')
        .filter(
          ({ customer, created }) =>
            customer === (input.customer ?? customer) && created >= (input.created?.gte ?? 0),
        ),
      input,
    ),
  ),
  route('GET', 'payment_intents/:id', params({}), (store, _input, { id }) => store.get('payment_intent', id)),
  route('GET', 'charges', listParams({ payment_intent: text.optional() }), (store, input) =>
    pageOf(
      '/v1/charges',
      store
        .all('charge')
        .filter((each) => each.payment_intent === (input.payment_intent ?? each.payment_intent)),
      input,
    ),
  ),
  route('POST', 'refunds', refundParams, addRefund),
  route('GET', 'refunds', listParams({ payment_intent: text.optional() }), (store, input) =>
    pageOf(
      '/v1/refunds',
      store
        .all('refund')
        .filter((each) => each.payment_intent === (input.payment_intent ?? each.payment_intent)),
      input,
    ),
  ),
  route(
    'GET',
    'disputes',
    listParams({ charge: text.optional(), payment_intent: text.optional() }),
    (store, input) =>
      pageOf(
        '/v1/disputes',
        store.all('dispute').filter((each) => each.charge === (input.charge ?? each.charge)),
        input,
      ),
  ),
];
