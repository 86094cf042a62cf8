import type Stripe from 'stripe';
import * as z from 'zod';
import { pageOf, type Book } from './book';
import { listParams, metadata, params, taxBehavior, text, whole } from './params';
import { invalid } from './refusal';
import { route, type Route } from './routes';

const newProduct = params({ id: text.optional(), name: text, metadata });

function addProduct(
  book: Book,
  { id = book.newId('prod'), name, metadata: given = {} }: z.infer<typeof newProduct>,
) {
  if (book.find(id)) throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  return book.add<Stripe.Product>({
    id,
    object: 'product',
    active: true,
    created: book.now,
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
    updated: book.now,
    url: null,
  });
}

const changedProduct = params({ name: text.optional(), metadata });

function changeProduct(book: Book, { name }: z.infer<typeof changedProduct>, id: string): Stripe.Product {
  const product = book.get('product', id);
  if (name !== undefined) Object.assign(product, { name, updated: book.now });
  return product;
}

const newPrice = params({
  product: text,
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: whole.pipe(z.int().min(0)),
  recurring: z.strictObject({
    interval: z.enum(['week', 'month', 'year']),
    interval_count: whole.optional(),
  }),
  lookup_key: text.max(200).optional(),
  tax_behavior: taxBehavior.optional(),
  metadata,
});

function addPrice(book: Book, input: z.infer<typeof newPrice>): Stripe.Price {
  const key = input.lookup_key ?? null;
  if (key !== null && book.all('price').some(({ lookup_key: other }) => other === key)) {
    throw invalid('A price with this lookup key exists already.', 'lookup_key');
  }
  return book.add<Stripe.Price>({
    id: book.newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: book.now,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: input.metadata ?? {},
    nickname: null,
    product: book.get('product', input.product).id,
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

const changedPrice = params({ tax_behavior: taxBehavior.optional(), metadata });

function changePrice(book: Book, input: z.infer<typeof changedPrice>, id: string): Stripe.Price {
  const price = book.get('price', id);
  const { tax_behavior: wanted } = input;
  if (wanted === undefined || wanted === price.tax_behavior) return price;
  if (price.tax_behavior !== 'unspecified') {
    throw invalid('The tax behavior of a price cannot be changed once it is specified.', 'tax_behavior');
  }
  return Object.assign(price, { tax_behavior: wanted });
}

/** What is sold, and for how much. */
export const catalogueRoutes: readonly Route[] = [
  route('POST', 'products', newProduct, addProduct),
  route('GET', 'products/:id', params({}), (book, _input, { id }) => book.get('product', id)),
  route('POST', 'products/:id', changedProduct, (book, input, { id }) => changeProduct(book, input, id)),
  route('POST', 'prices', newPrice, addPrice),
  route('POST', 'prices/:id', changedPrice, (book, input, { id }) => changePrice(book, input, id)),
  route('GET', 'prices', listParams({ lookup_keys: z.array(text).max(10).optional() }), (book, input) =>
    pageOf(
      '/v1/prices',
      book.all('price').filter(({ lookup_key: key }) => input.lookup_keys?.includes(key ?? '') ?? true),
      input,
    ),
  ),
];
