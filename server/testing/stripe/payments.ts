import type Stripe from 'stripe';
import * as z from 'zod';
import { pageOf, type Book } from './book';
import { addIntent, cardError, tryToPay } from './charging';
import { flag, listParams, metadata, params, text, whole } from './params';
import { invalid } from './refusal';
import { route, type Route } from './routes';

const currency = z.string().regex(/^[a-z]{3}$/);

const thousandths = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const wholeHundreds = new Set(['isk', 'ugx']);

/** What Stripe does not charge. */
function checkAmount(amount: number, of: string): void {
  if (thousandths.has(of) && amount % 10 !== 0) {
    throw invalid('The amount must be evenly divisible by 10.', 'amount', 'parameter_invalid_integer');
  }
  if (wholeHundreds.has(of) && amount % 100 !== 0) {
    throw invalid(
      'Amounts in this currency must be evenly divisible by 100.',
      'amount',
      'invalid_charge_amount_no_decimal_compatible',
    );
  }
}

/** A card is charged for the customer that it is attached to, and for no other. */
function checkCard(book: Book, card: string, customer: string): void {
  const method = book.get('payment_method', card);
  if (method.customer === customer) return;
  throw invalid('The payment method does not belong to this customer.', 'payment_method');
}

const newIntent = params({
  amount: whole.pipe(z.int().min(1).max(99_999_999)),
  currency,
  customer: text,
  payment_method: text,
  allowed_payment_method_types: z.array(z.literal('card')).optional(),
  off_session: flag,
  confirm: flag,
  description: text.max(1000).optional(),
  metadata,
});

function charge(book: Book, input: z.infer<typeof newIntent>): Stripe.PaymentIntent {
  checkAmount(input.amount, input.currency);
  const customer = book.get('customer', input.customer).id;
  checkCard(book, input.payment_method, customer);
  const intent = addIntent(book, {
    ...input,
    customer,
    description: input.description ?? null,
    metadata: input.metadata ?? {},
  });
  book.tell('payment_intent.created', intent);
  if (!tryToPay(book, intent, input.payment_method)) throw cardError(intent);
  return intent;
}

/** What has come in of an intent, and can go back. */
export function chargeOf(book: Book, intentId: string): Stripe.Charge {
  const intent = book.get('payment_intent', intentId);
  if (typeof intent.latest_charge !== 'string' || intent.status !== 'succeeded') {
    throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  }
  return book.get('charge', intent.latest_charge);
}

const newRefund = params({
  payment_intent: text,
  amount: whole.pipe(z.int().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
});

export function addRefund(book: Book, input: z.infer<typeof newRefund>): Stripe.Refund {
  const paid = chargeOf(book, input.payment_intent);
  const left = paid.amount - paid.amount_refunded;
  if (left === 0) {
    throw invalid(`Charge ${paid.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const amount = input.amount ?? left;
  if (amount > left) {
    throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
  }
  checkAmount(amount, paid.currency);
  paid.amount_refunded += amount;
  paid.refunded = paid.amount_refunded === paid.amount;
  const refund = book.add<Stripe.Refund>({
    id: book.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: paid.id,
    created: book.now,
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
  book.tell('refund.created', refund);
  book.tell('charge.refunded', paid);
  return refund;
}

const intentFilter = listParams({
  customer: text.optional(),
  created: z.strictObject({ gte: whole }).optional(),
});

/** Payments that are asked for, their charges, and what goes back of them. */
export const paymentRoutes: readonly Route[] = [
  route('POST', 'payment_intents', newIntent, charge),
  route('GET', 'payment_intents', intentFilter, (book, input) =>
    pageOf(
      '/v1/payment_intents',
      book
        .all('payment_intent')
        .filter(
          ({ customer, created }) =>
            customer === (input.customer ?? customer) && created >= (input.created?.gte ?? 0),
        ),
      input,
    ),
  ),
  route('GET', 'payment_intents/:id', params({}), (book, _input, { id }) => book.get('payment_intent', id)),
  route('GET', 'charges', listParams({ payment_intent: text.optional() }), (book, input) =>
    pageOf(
      '/v1/charges',
      book
        .all('charge')
        .filter((each) => each.payment_intent === (input.payment_intent ?? each.payment_intent)),
      input,
    ),
  ),
  route('POST', 'refunds', newRefund, addRefund),
  route('GET', 'refunds', listParams({ payment_intent: text.optional() }), (book, input) =>
    pageOf(
      '/v1/refunds',
      book
        .all('refund')
        .filter((each) => each.payment_intent === (input.payment_intent ?? each.payment_intent)),
      input,
    ),
  ),
  route(
    'GET',
    'disputes',
    listParams({ charge: text.optional(), payment_intent: text.optional() }),
    (book, input) =>
      pageOf(
        '/v1/disputes',
        book.all('dispute').filter((each) => each.charge === (input.charge ?? each.charge)),
        input,
      ),
  ),
];
