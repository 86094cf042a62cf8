import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';
import * as z from 'zod';
import { flag, listParams, metadata, params, text } from './params';
import { invalidRequest, StripeApiError } from './stripeApiError';
import { route, type Route } from './routes';
import { addPaymentMethod, setupDeclineOf } from './testCards';

const cardOnly = z.array(z.literal('card')).optional();

function addCustomer(
  store: AccountStore,
  { name, email, metadata: given = {} }: { name?: string; email?: string; metadata?: Stripe.Metadata },
): Stripe.Customer {
  return store.add<Stripe.Customer>({
    id: store.newId('cus'),
    object: 'customer',
    balance: 0,
    created: store.now,
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

function addSetupIntent(
  store: AccountStore,
  customer: string | null,
  given: Stripe.Metadata,
): Stripe.SetupIntent {
  const id = store.newId('seti');
  return store.add<Stripe.SetupIntent>({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${store.newId('s')}`,
    created: store.now,
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

/** Confirms a setup intent with a test card. Throws a card error if the card cannot be set up. */
function confirmSetupIntent(
  store: AccountStore,
  intent: Stripe.SetupIntent,
  card: string,
): Stripe.SetupIntent {
  const decline = setupDeclineOf(card);
  if (decline) {
    store.emit('setup_intent.setup_failed', intent);
    throw new StripeApiError(402, { type: 'card_error', ...decline, setup_intent: structuredClone(intent) });
  }
  const customer = typeof intent.customer === 'string' ? intent.customer : null;
  intent.payment_method = addPaymentMethod(store, card, customer).id;
  intent.status = 'succeeded';
  store.emit('setup_intent.succeeded', intent);
  return intent;
}

/** Routes for customers, setup intents and payment methods. */
export const customerRoutes: readonly Route[] = [
  route(
    'POST',
    'customers',
    params({ name: text.max(256).optional(), email: text.max(512).optional(), metadata }),
    (store, input) => addCustomer(store, input),
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
    (store, { customer, metadata: given = {} }) =>
      addSetupIntent(store, customer === undefined ? null : store.get('customer', customer).id, given),
  ),
  route(
    'GET',
    'setup_intents/:id',
    params({ client_secret: text.optional() }),
    (store, { client_secret: clientSecret }, { id, isPublishable }) => {
      const intent = store.get('setup_intent', id);
      if (isPublishable && clientSecret !== intent.client_secret)
        throw invalidRequest('The client_secret does not match.');
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
    (store, { client_secret: clientSecret, payment_method: card }, { id }) => {
      const intent = store.get('setup_intent', id);
      if (clientSecret !== intent.client_secret)
        throw invalidRequest('The client_secret does not match.', 'client_secret');
      return confirmSetupIntent(store, intent, card);
    },
    true,
  ),
  route('POST', 'payment_methods/:id/detach', params({}), (store, _input, { id }) => {
    const method = store.get('payment_method', id);
    if (method.customer === null) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer.',
        'payment_method',
      );
    }
    method.customer = null;
    return method;
  }),
  route('GET', 'payment_methods', listParams({ customer: text.optional() }), (store, { customer }) => ({
    object: 'list',
    url: '/v1/payment_methods',
    has_more: false,
    data: store
      .all('payment_method')
      .filter((method) => customer === undefined || method.customer === customer),
  })),
];
