import type Stripe from 'stripe';
import * as z from 'zod';
import { beginPeriod, beginTrial, endNow, itemOf } from './billing';
import { pageOf, type Book } from './book';
import type { Line } from './newInvoice';
import { blankSubscription } from './blankSubscription';
import { flag, listParams, metadata, params, taxBehavior, text, whole } from './params';
import { invalid } from './refusal';
import { route, type Route } from './routes';

const prorations = z.enum(['none', 'create_prorations', 'always_invoice']).optional();

const feeItem = z.strictObject({
  price_data: z.strictObject({
    currency: text,
    product: text,
    unit_amount: whole,
    tax_behavior: taxBehavior.optional(),
  }),
});

const newSubscription = params({
  customer: text,
  items: z.array(z.strictObject({ price: text })).length(1),
  add_invoice_items: z.array(feeItem).max(20).optional(),
  default_payment_method: text,
  off_session: flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete', 'default_incomplete']).optional(),
  proration_behavior: prorations,
  cancel_at_period_end: flag.optional(),
  trial_end: whole.optional(),
  metadata,
});

const feesOf = (items: readonly z.infer<typeof feeItem>[]): Line[] =>
  items.map(({ price_data: { unit_amount: amount } }) => ({
    amount,
    description: 'Set-up fee',
    kind: 'invoice_item_details',
    period: { start: 0, end: 0 },
  }));

function create(book: Book, input: z.infer<typeof newSubscription>): Stripe.Subscription {
  const price = book.get('price', input.items[0]?.price ?? '');
  if (input.trial_end !== undefined && input.trial_end <= book.now) {
    throw invalid('Invalid timestamp: must be in the future.', 'trial_end');
  }
  const subscription = book.add(blankSubscription(book, input, price));
  book.tell('customer.subscription.created', subscription);
  if (input.trial_end !== undefined) beginTrial(book, subscription, input.trial_end, 'subscription_create');
  else
    beginPeriod(book, subscription, book.now, 'subscription_create', feesOf(input.add_invoice_items ?? []));
  return subscription;
}

const update = params({
  items: z
    .array(z.strictObject({ id: text, price: text }))
    .length(1)
    .optional(),
  default_payment_method: text.optional(),
  cancel_at_period_end: flag.optional(),
  pause_collection: z
    .union([
      z.literal(''),
      z.strictObject({ behavior: z.enum(['void', 'keep_as_draft', 'mark_uncollectible']) }),
    ])
    .optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
  proration_behavior: prorations,
});

type Update = z.infer<typeof update>;

const notYet: readonly (keyof Update)[] = ['items', 'pause_collection', 'billing_cycle_anchor', 'trial_end'];

function setPlainThings(book: Book, subscription: Stripe.Subscription, input: Update): void {
  const { default_payment_method: card, cancel_at_period_end: isToEnd, pause_collection: pause } = input;
  if (card !== undefined) subscription.default_payment_method = book.get('payment_method', card).id;
  if (isToEnd !== undefined) subscription.cancel_at_period_end = isToEnd;
  if (pause !== undefined) {
    subscription.pause_collection = pause === '' ? null : { behavior: pause.behavior, resumes_at: null };
  }
}

/** True where the new price is for another period, which begins at once. */
function setPrice(book: Book, subscription: Stripe.Subscription, input: Update): boolean {
  const [wanted] = input.items ?? [];
  if (!wanted) return false;
  const item = itemOf(subscription);
  if (item.id !== wanted.id) throw invalid(`No such subscription item: ${wanted.id}`, 'items[0][id]');
  const before = item.price.recurring;
  item.price = book.get('price', wanted.price);
  const now = item.price.recurring;
  return before?.interval !== now?.interval || before?.interval_count !== now?.interval_count;
}

function applyUpdate(book: Book, subscription: Stripe.Subscription, input: Update): Stripe.Subscription {
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its metadata.');
  if (subscription.status === 'incomplete' && notYet.some((name) => input[name] !== undefined)) {
    throw invalid('A subscription whose first payment has not come can not be updated so.');
  }
  if (input.trial_end !== undefined && input.billing_cycle_anchor?.type === 'now') {
    throw invalid('A trial can not be changed together with the billing cycle anchor.', 'trial_end');
  }
  setPlainThings(book, subscription, input);
  const isOtherPeriod = setPrice(book, subscription, input);
  const { trial_end: trialEnd, billing_cycle_anchor: anchor } = input;
  if (typeof trialEnd === 'number') beginTrial(book, subscription, trialEnd, 'subscription_update');
  else if (trialEnd === 'now' || anchor?.type === 'now' || isOtherPeriod) {
    subscription.status = 'active';
    subscription.billing_cycle_anchor = book.now;
    beginPeriod(book, subscription, book.now, 'subscription_update');
  }
  book.tell('customer.subscription.updated', subscription);
  return subscription;
}

/** Subscriptions that renew by themselves. */
export const subscriptionRoutes: readonly Route[] = [
  route('POST', 'subscriptions', newSubscription, create),
  route('GET', 'subscriptions', listParams({ customer: text.optional() }), (book, input) => {
    const wanted = input.customer === undefined ? undefined : book.get('customer', input.customer).id;
    return pageOf(
      '/v1/subscriptions',
      book
        .all('subscription')
        .filter(({ customer, status }) => customer === (wanted ?? customer) && status !== 'canceled'),
      input,
    );
  }),
  route('GET', 'subscriptions/:id', params({}), (book, _input, { id }) => book.get('subscription', id)),
  route('POST', 'subscriptions/:id', update, (book, input, { id }) =>
    applyUpdate(book, book.get('subscription', id), input),
  ),
  route('DELETE', 'subscriptions/:id', params({}), (book, _input, { id }) => {
    const subscription = book.get('subscription', id);
    endNow(book, subscription, 'canceled');
    return subscription;
  }),
];
