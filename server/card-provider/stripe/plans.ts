import type Stripe from 'stripe';
import type { Account, DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { onBehalfOf, type StripeAccess } from './client';
import { asking, isMissing } from './errors';

type Plan = DesiredSubscription['plan'];

const intervals = { Week: 'week', Month: 'month', Year: 'year' } as const;

export const productId = ({ id }: Pick<Plan, 'id'>): string => `livery_plan_${id}`;

/** One price of Stripe for each price version, and for the yearly price beside it. */
const lookupKey = ({ id, priceVersion, interval, intervalCount, price }: Plan): string =>
  ['livery', id, priceVersion, intervals[interval], intervalCount, price].join('_');

export async function ensureProduct({ sdk }: StripeAccess, account: Account, plan: Plan): Promise<string> {
  const how = onBehalfOf(account);
  const id = productId(plan);
  try {
    await asking(sdk.products.retrieve(id, {}, how));
  } catch (error) {
    if (!isMissing(error)) throw error;
    const product = { id, name: plan.name, metadata: { companyId: account.companyId, planId: plan.id } };
    await asking(sdk.products.create(product, { ...how, idempotencyKey: id }));
  }
  return id;
}

/** The price that Stripe charges for the plan, made where it is not there yet. */
export async function priceOf(access: StripeAccess, account: Account, plan: Plan): Promise<Stripe.Price> {
  const { sdk } = access;
  const how = onBehalfOf(account);
  const key = lookupKey(plan);
  const { data } = await asking(sdk.prices.list({ lookup_keys: [key], limit: 1 }, how));
  if (data[0]) return data[0];
  const price = {
    product: await ensureProduct(access, account, plan),
    currency: plan.currency.toLowerCase(),
    unit_amount: toStripe(plan.price, plan.currency),
    recurring: { interval: intervals[plan.interval], interval_count: plan.intervalCount },
    lookup_key: key,
    metadata: { companyId: account.companyId, planId: plan.id, priceVersion: String(plan.priceVersion) },
  };
  return asking(sdk.prices.create(price, { ...how, idempotencyKey: key }));
}
