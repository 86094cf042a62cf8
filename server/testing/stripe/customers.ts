import type Stripe from 'stripe';
import type { Book } from './book';
import * as z from 'zod';
import { flag, listParams, metadata, params, text } from './params';
import { invalid, Refusal } from './refusal';
import { route, type Route } from './routes';
import { addPaymentMethod, refusalOf } from './testCards';

const cardOnly = z.array(z.literal('card')).optional();

function addCustomer(
  book: Book,
  { name, email, metadata: given = {} }: { name?: string; email?: string; metadata?: Stripe.Metadata },
): Stripe.Customer {
  return book.add<Stripe.Customer>({
    id: book.newId('cus'),
    object: 'customer',
    balance: 0,
    created: book.now,
    default_source: null,
    description: null,
    email: email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given,
    ...(name !== undefined && { name }),
    shipping: null,
  });
}

function addSetupIntent(book: Book, customer: string | null, given: Stripe.Metadata): Stripe.SetupIntent {
  const id = book.newId('seti');
  return book.add<Stripe.SetupIntent>({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${book.newId('s')}`,
    created: book.now,
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  });
}

/** A browser proves by the client secret that the form is its own. */
function confirm(book: Book, intent: Stripe.SetupIntent, card: string): Stripe.SetupIntent {
  const decline = refusalOf(card);
  if (decline) {
    book.tell('setup_intent.setup_failed', intent);
    throw new Refusal(402, { type: 'card_error', ...decline, setup_intent: structuredClone(intent) });
  }
  const customer = typeof intent.customer === 'string' ? intent.customer : null;
  intent.payment_method = addPaymentMethod(book, card, customer).id;
  intent.status = 'succeeded';
  book.tell('setup_intent.succeeded', intent);
  return intent;
}

/** Customers, their cards, and the forms that take them. */
export const customerRoutes: readonly Route[] = [
  route(
    'POST',
    'customers',
    params({ name: text.max(256).optional(), email: text.max(512).optional(), metadata }),
    (book, input) => addCustomer(book, input),
  ),
  route(
    'POST',
    'setup_intents',
    params({
      customer: text.optional(),
      usage: z.enum(['off_session', 'on_session']).optional(),
      allowed_payment_method_types: cardOnly,
      metadata,
    }),
    (book, { customer, metadata: given = {} }) =>
      addSetupIntent(book, customer === undefined ? null : book.get('customer', customer).id, given),
  ),
  route(
    'GET',
    'setup_intents/:id',
    params({ client_secret: text.optional() }),
    (book, { client_secret: secret }, { id, isPublishable }) => {
      const intent = book.get('setup_intent', id);
      if (isPublishable && secret !== intent.client_secret)
        throw invalid('The client_secret does not match.');
      return intent;
    },
    true,
  ),
  route(
    'POST',
    'setup_intents/:id/confirm',
    params({
      client_secret: text,
      payment_method: text,
      return_url: text.optional(),
      use_stripe_sdk: flag.optional(),
    }),
    (book, { client_secret: secret, payment_method: card }, { id }) => {
      const intent = book.get('setup_intent', id);
      if (secret !== intent.client_secret)
        throw invalid('The client_secret does not match.', 'client_secret');
      return confirm(book, intent, card);
    },
    true,
  ),
  route('POST', 'payment_methods/:id/detach', params({}), (book, _input, { id }) => {
    const method = book.get('payment_method', id);
    if (method.customer === null) {
      throw invalid('The payment method you provided is not attached to a customer.', 'payment_method');
    }
    method.customer = null;
    return method;
  }),
  route('GET', 'payment_methods', listParams({ customer: text.optional() }), (book, { customer }) => ({
    object: 'list',
    url: '/v1/payment_methods',
    has_more: false,
    data: book
      .all('payment_method')
      .filter((method) => customer === undefined || method.customer === customer),
  })),
];
