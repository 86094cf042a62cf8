import type Stripe from 'stripe';
import * as z from 'zod';
import { startPeriod, startTrial, endSubscription, itemOf } from './billing';
import { pageOf, type AccountStore } from './accountStore';
import type { InvoiceLine } from './buildInvoice';
import { buildSubscription } from './buildSubscription';
import { flag, listParams, metadata, params, taxBehavior, text, integer } from './params';
import { invalidRequest } from './stripeApiError';
import { route, type Route } from './routes';

const prorationBehavior = z.enum(['none', 'create_prorations', 'always_invoice']).optional();

const feeItem = z.strictObject({
  price_data: z.strictObject({
    currency: text,
    product: text,
    unit_amount: integer,
    tax_behavior: taxBehavior.optional(),
  }),
});

const subscriptionParams = params({
  customer: text,
  items: z.array(z.strictObject({ price: text })).length(1),
  add_invoice_items: z.array(feeItem).max(20).optional(),
  default_payment_method: text,
  off_session: flag.optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete', 'default_incomplete']).optional(),
  proration_behavior: prorationBehavior,
  cancel_at_period_end: flag.optional(),
  trial_end: integer.optional(),
  metadata,
});

const setupFeeLines = (items: readonly z.infer<typeof feeItem>[]): InvoiceLine[] =>
  items.map(({ price_data: { unit_amount: amount } }) => ({
    amount,
    description: 'Set-up fee',
    kind: 'invoice_item_details',
    period: { start: 0, end: 0 },
  }));

function createSubscription(
  store: AccountStore,
  input: z.infer<typeof subscriptionParams>,
): Stripe.Subscription {
  const price = store.get('price', input.items[0]?.price ?? '');
  if (input.trial_end !== undefined && input.trial_end <= store.now) {
    throw invalidRequest('Invalid timestamp: must be in the future.', 'trial_end');
  }
  const subscription = store.add(buildSubscription(store, input, price));
  store.emit('customer.subscription.created', subscription);
  if (input.trial_end !== undefined) startTrial(store, subscription, input.trial_end, 'subscription_create');
  else
    startPeriod(
      store,
      subscription,
      store.now,
      'subscription_create',
      setupFeeLines(input.add_invoice_items ?? []),
    );
  return subscription;
}

const updateParams = params({
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
  trial_end: z.union([z.literal('now'), integer]).optional(),
  proration_behavior: prorationBehavior,
});

type SubscriptionUpdate = z.infer<typeof updateParams>;

const fieldsLockedWhileIncomplete: readonly (keyof SubscriptionUpdate)[] = [
  'items',
  'pause_collection',
  'billing_cycle_anchor',
  'trial_end',
];

function setSimpleFields(
  store: AccountStore,
  subscription: Stripe.Subscription,
  input: SubscriptionUpdate,
): void {
  const {
    default_payment_method: card,
    cancel_at_period_end: cancelAtPeriodEnd,
    pause_collection: pause,
  } = input;
  if (card !== undefined) subscription.default_payment_method = store.get('payment_method', card).id;
  if (cancelAtPeriodEnd !== undefined) subscription.cancel_at_period_end = cancelAtPeriodEnd;
  if (pause !== undefined) {
    subscription.pause_collection = pause === '' ? null : { behavior: pause.behavior, resumes_at: null };
  }
}

/**
 * Sets the price of a subscription. Returns whether its interval changes, because Stripe then starts a new
 * period.
 */
function setPrice(
  store: AccountStore,
  subscription: Stripe.Subscription,
  input: SubscriptionUpdate,
): boolean {
  const [requested] = input.items ?? [];
  if (!requested) return false;
  const item = itemOf(subscription);
  if (item.id !== requested.id)
    throw invalidRequest(`No such subscription item: ${requested.id}`, 'items[0][id]');
  const previousInterval = item.price.recurring;
  item.price = store.get('price', requested.price);
  const newInterval = item.price.recurring;
  return (
    previousInterval?.interval !== newInterval?.interval ||
    previousInterval?.interval_count !== newInterval?.interval_count
  );
}

function applyUpdate(
  store: AccountStore,
  subscription: Stripe.Subscription,
  input: SubscriptionUpdate,
): Stripe.Subscription {
  if (subscription.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its metadata.');
  if (
    subscription.status === 'incomplete' &&
    fieldsLockedWhileIncomplete.some((name) => input[name] !== undefined)
  ) {
    throw invalidRequest('An incomplete subscription cannot be updated this way.');
  }
  if (input.trial_end !== undefined && input.billing_cycle_anchor?.type === 'now') {
    throw invalidRequest('A trial can not be changed together with the billing cycle anchor.', 'trial_end');
  }
  setSimpleFields(store, subscription, input);
  const isNewInterval = setPrice(store, subscription, input);
  const { trial_end: trialEnd, billing_cycle_anchor: anchor } = input;
  if (typeof trialEnd === 'number') startTrial(store, subscription, trialEnd, 'subscription_update');
  else if (trialEnd === 'now' || anchor?.type === 'now' || isNewInterval) {
    subscription.status = 'active';
    subscription.billing_cycle_anchor = store.now;
    startPeriod(store, subscription, store.now, 'subscription_update');
  }
  store.emit('customer.subscription.updated', subscription);
  return subscription;
}

export const subscriptionRoutes: readonly Route[] = [
  route('POST', 'subscriptions', subscriptionParams, createSubscription),
  route('GET', 'subscriptions', listParams({ customer: text.optional() }), (store, input) => {
    const requested = input.customer === undefined ? undefined : store.get('customer', input.customer).id;
    return pageOf(
      '/v1/subscriptions',
      store
        .all('subscription')
        .filter(({ customer, status }) => customer === (requested ?? customer) && status !== 'canceled'),
      input,
    );
  }),
  route('GET', 'subscriptions/:id', params({}), (store, _input, { id }) => store.get('subscription', id)),
  route('POST', 'subscriptions/:id', updateParams, (store, input, { id }) =>
    applyUpdate(store, store.get('subscription', id), input),
  ),
  route('DELETE', 'subscriptions/:id', params({}), (store, _input, { id }) => {
    const subscription = store.get('subscription', id);
    endSubscription(store, subscription, 'canceled');
    return subscription;
  }),
];
