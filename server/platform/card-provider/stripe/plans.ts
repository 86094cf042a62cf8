import type Stripe from 'stripe';
import type { TaxBehavior } from '../../../../contract/enums';
import type { Account, DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isMissing } from './errors';

type Plan = DesiredSubscription['plan'];

const intervals = { Week: 'week', Month: 'month', Year: 'year' } as const;

export const taxBehaviors = {
  Inclusive: 'inclusive',
  Exclusive: 'exclusive',
  Unspecified: 'unspecified',
} as const satisfies Record<TaxBehavior, Stripe.PriceCreateParams.TaxBehavior>;

export const productId = ({ id }: Pick<Plan, 'id'>): string => `livery_plan_${id}`;

/**
 * Returns two lookup keys of the plan's Stripe price. The second applies if the price of the first has
 * another tax behavior, which Stripe cannot change.
 */
function lookupKeys({
  id,
  priceVersion,
  interval,
  intervalCount,
  price,
  taxBehavior,
}: Plan): [string, string] {
  const key = ['livery', id, priceVersion, intervals[interval], intervalCount, price].join('_');
  return [key, `${key}_${taxBehaviors[taxBehavior]}`];
}

async function syncProductName(
  { sdk }: StripeAccess,
  account: Account,
  { name }: Plan,
  product: Stripe.Product,
): Promise<void> {
  if (product.name !== name)
    await callStripe(sdk.products.update(product.id, { name }, requestOptionsFor(account)));
}

export async function ensureProduct(access: StripeAccess, account: Account, plan: Plan): Promise<string> {
  const { sdk } = access;
  const options = requestOptionsFor(account);
  const id = productId(plan);
  try {
    await syncProductName(access, account, plan, await callStripe(sdk.products.retrieve(id, {}, options)));
  } catch (error) {
    if (!isMissing(error)) throw error;
    const product = { id, name: plan.name, metadata: { companyId: account.companyId, planId: plan.id } };
    await callStripe(sdk.products.create(product, { ...options, idempotencyKey: id }));
  }
  return id;
}

async function createPrice(
  access: StripeAccess,
  account: Account,
  plan: Plan,
  key: string,
): Promise<Stripe.Price> {
  const price = {
    product: await ensureProduct(access, account, plan),
    currency: plan.currency.toLowerCase(),
    unit_amount: toStripe(plan.price, plan.currency),
    recurring: { interval: intervals[plan.interval], interval_count: plan.intervalCount },
    tax_behavior: taxBehaviors[plan.taxBehavior],
    lookup_key: key,
    metadata: { companyId: account.companyId, planId: plan.id, priceVersion: String(plan.priceVersion) },
  };
  return callStripe(access.sdk.prices.create(price, { ...requestOptionsFor(account), idempotencyKey: key }));
}

/**
 * Returns the plan's Stripe price. Creates it if it is missing, sets a missing tax behavior, and updates the
 * product's name.
 */
export async function ensurePrice(access: StripeAccess, account: Account, plan: Plan): Promise<Stripe.Price> {
  const { sdk } = access;
  const options = requestOptionsFor(account);
  const [defaultKey, taxKey] = lookupKeys(plan);
  const { data } = await callStripe(
    sdk.prices.list({ lookup_keys: [defaultKey, taxKey], expand: ['data.product'], limit: 2 }, options),
  );
  const product = data[0]?.product;
  if (typeof product === 'object' && !product.deleted) await syncProductName(access, account, plan, product);
  const tax = taxBehaviors[plan.taxBehavior];
  const matchingPrice = data.find(({ tax_behavior: behavior }) => behavior === tax);
  if (matchingPrice) return matchingPrice;
  const unspecifiedPrice = data.find(
    ({ tax_behavior: behavior }) => behavior === 'unspecified' || behavior === null,
  );
  if (unspecifiedPrice)
    return callStripe(sdk.prices.update(unspecifiedPrice.id, { tax_behavior: tax }, options));
  return createPrice(access, account, plan, data.length === 0 ? defaultKey : taxKey);
}
