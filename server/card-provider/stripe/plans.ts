import type Stripe from 'stripe';
import type { TaxBehavior } from '../../schema.generated';
import type { Account, DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { onBehalfOf, type StripeAccess } from './client';
import { asking, isMissing } from './errors';

type Plan = DesiredSubscription['plan'];

const intervals = { Week: 'week', Month: 'month', Year: 'year' } as const;

/** Stripe's words for whether tax comes on top of a price. */
export const taxBehaviors = {
  Inclusive: 'inclusive',
  Exclusive: 'exclusive',
  Unspecified: 'unspecified',
} as const satisfies Record<TaxBehavior, Stripe.PriceCreateParams.TaxBehavior>;

export const productId = ({ id }: Pick<Plan, 'id'>): string => `livery_plan_${id}`;

/**
 * One price of Stripe for each price version, and for the yearly price beside it: found by the first of these keys, or by
 * the second where the tax of the first had been settled otherwise, which Stripe lets nobody change.
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

/** The product as Stripe has it, by the name that the plan has now. */
async function named(
  { sdk }: StripeAccess,
  account: Account,
  { name }: Plan,
  product: Stripe.Product,
): Promise<void> {
  if (product.name !== name) await asking(sdk.products.update(product.id, { name }, onBehalfOf(account)));
}

export async function ensureProduct(access: StripeAccess, account: Account, plan: Plan): Promise<string> {
  const { sdk } = access;
  const how = onBehalfOf(account);
  const id = productId(plan);
  try {
    await named(access, account, plan, await asking(sdk.products.retrieve(id, {}, how)));
  } catch (error) {
    if (!isMissing(error)) throw error;
    const product = { id, name: plan.name, metadata: { companyId: account.companyId, planId: plan.id } };
    await asking(sdk.products.create(product, { ...how, idempotencyKey: id }));
  }
  return id;
}

async function addPrice(
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
  return asking(access.sdk.prices.create(price, { ...onBehalfOf(account), idempotencyKey: key }));
}

/** The price that Stripe charges for the plan, made where it is not there yet, under the name that the plan has now. */
export async function priceOf(access: StripeAccess, account: Account, plan: Plan): Promise<Stripe.Price> {
  const { sdk } = access;
  const how = onBehalfOf(account);
  const [first, second] = lookupKeys(plan);
  const { data } = await asking(
    sdk.prices.list({ lookup_keys: [first, second], expand: ['data.product'], limit: 2 }, how),
  );
  const product = data[0]?.product;
  if (typeof product === 'object' && !product.deleted) await named(access, account, plan, product);
  const tax = taxBehaviors[plan.taxBehavior];
  const settled = data.find(({ tax_behavior: behavior }) => behavior === tax);
  if (settled) return settled;
  const open = data.find(({ tax_behavior: behavior }) => behavior === 'unspecified' || behavior === null);
  if (open) return asking(sdk.prices.update(open.id, { tax_behavior: tax }, how));
  return addPrice(access, account, plan, data.length === 0 ? first : second);
}
