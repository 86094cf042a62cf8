import type Stripe from 'stripe';
import * as z from 'zod';
import { pageOf, type AccountStore } from './accountStore';
import { listParams, metadata, params, taxBehavior, text, integer } from './params';
import { invalidRequest } from './stripeApiError';
import { route, type Route } from './routes';

const productParams = params({ id: text.optional(), name: text, metadata });

function addProduct(
  store: AccountStore,
  { id = store.newId('prod'), name, metadata: given = {} }: z.infer<typeof productParams>,
) {
  if (store.find(id)) throw invalidRequest(`Product already exists.`, 'id', 'resource_already_exists');
  return store.add<Stripe.Product>({
    id,
    object: 'product',
    active: true,
    created: store.now,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: given,
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: store.now,
    url: null,
  });
}

const productUpdateParams = params({ name: text.optional(), metadata });

function updateProduct(
  store: AccountStore,
  { name }: z.infer<typeof productUpdateParams>,
  id: string,
): Stripe.Product {
  const product = store.get('product', id);
  if (name !== undefined) Object.assign(product, { name, updated: store.now });
  return product;
}

const priceParams = params({
  product: text,
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: integer.pipe(z.int().min(0)),
  recurring: z.strictObject({
    interval: z.enum(['week', 'month', 'year']),
    interval_count: integer.optional(),
  }),
  lookup_key: text.max(200).optional(),
  tax_behavior: taxBehavior.optional(),
  metadata,
});

function addPrice(store: AccountStore, input: z.infer<typeof priceParams>): Stripe.Price {
  const lookupKey = input.lookup_key ?? null;
  if (lookupKey !== null && store.all('price').some(({ lookup_key: other }) => other === lookupKey)) {
    throw invalidRequest('A price with this lookup key exists already.', 'lookup_key');
  }
  return store.add<Stripe.Price>({
    id: store.newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: store.now,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: input.metadata ?? {},
    nickname: null,
    product: store.get('product', input.product).id,
    recurring: {
      interval: input.recurring.interval,
      interval_count: input.recurring.interval_count ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: input.unit_amount,
    unit_amount_decimal: null,
  });
}

const priceUpdateParams = params({ tax_behavior: taxBehavior.optional(), metadata });

function updatePrice(
  store: AccountStore,
  input: z.infer<typeof priceUpdateParams>,
  id: string,
): Stripe.Price {
  const price = store.get('price', id);
  const { tax_behavior: requested } = input;
  if (requested === undefined || requested === price.tax_behavior) return price;
  if (price.tax_behavior !== 'unspecified') {
    throw invalidRequest(
      'The tax behavior of a price cannot be changed once it is specified.',
      'tax_behavior',
    );
  }
  return Object.assign(price, { tax_behavior: requested });
}

/** Routes for products and prices. */
export const catalogRoutes: readonly Route[] = [
  route('POST', 'products', productParams, addProduct),
  route('GET', 'products/:id', params({}), (store, _input, { id }) => store.get('product', id)),
  route('POST', 'products/:id', productUpdateParams, (store, input, { id }) =>
    updateProduct(store, input, id),
  ),
  route('POST', 'prices', priceParams, addPrice),
  route('POST', 'prices/:id', priceUpdateParams, (store, input, { id }) => updatePrice(store, input, id)),
  route('GET', 'prices', listParams({ lookup_keys: z.array(text).max(10).optional() }), (store, input) =>
    pageOf(
      '/v1/prices',
      store
        .all('price')
        .filter(({ lookup_key: lookupKey }) => input.lookup_keys?.includes(lookupKey ?? '') ?? true),
      input,
    ),
  ),
];
