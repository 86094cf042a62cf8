import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { idOf, onBehalfOf, type StripeAccess } from './client';
import { asking } from './errors';
import { taxBehaviors } from './plans';

const minuteMs = 60_000;

/** Returns the subscription's pending setup fees, which its next invoice includes. */
async function waitingFees(
  { sdk }: StripeAccess,
  { account, id }: DesiredSubscription,
  customer: string,
): Promise<Stripe.InvoiceItem[]> {
  const items = sdk.invoiceItems.list({ customer, pending: true, limit: 100 }, onBehalfOf(account));
  const { data } = await asking(items);
  return data.filter(({ metadata }) => metadata?.setupFeeOf === id);
}

async function add(
  { sdk }: StripeAccess,
  { account, id, plan, setupFee }: DesiredSubscription,
  { id: subscription }: Stripe.Subscription,
  customer: string,
): Promise<void> {
  const { currency } = plan;
  const item = {
    customer,
    subscription,
    amount: toStripe(setupFee, currency),
    currency: currency.toLowerCase(),
    tax_behavior: taxBehaviors[plan.taxBehavior],
    description: 'Setup fee',
    metadata: { companyId: account.companyId, setupFeeOf: id, planId: plan.id },
  };
  // Concurrent runs share an idempotency key; a later move to the plan has another one.
  const minute = Math.floor(Date.now() / minuteMs);
  const idempotencyKey = `setup-fee:${subscription}:${plan.id}:${minute}`;
  await asking(sdk.invoiceItems.create(item, { ...onBehalfOf(account), idempotencyKey }));
}

/** A trial's first invoice is immediate and has the amount 0, so the setup fee goes on the next one. */
export async function addSetupFeeAfterTrial(
  access: StripeAccess,
  desired: DesiredSubscription,
  subscription: Stripe.Subscription,
): Promise<void> {
  const customer = idOf(subscription.customer);
  if (desired.setupFee === 0 || customer === null || subscription.status !== 'trialing') return;
  const waiting = await waitingFees(access, desired, customer);
  if (waiting.length === 0) await add(access, desired, subscription, customer);
}

/** Removes the pending setup fee of the previous plan, and adds that of the new plan. */
export async function moveSetupFee(
  access: StripeAccess,
  desired: DesiredSubscription,
  subscription: Stripe.Subscription,
): Promise<void> {
  const customer = idOf(subscription.customer);
  if (customer === null) return;
  const { account, plan, setupFee } = desired;
  const waiting = await waitingFees(access, desired, customer);
  // The same plan at another price keeps its pending fee.
  const isOwn = ({ metadata }: Stripe.InvoiceItem) => setupFee > 0 && metadata?.planId === plan.id;
  for (const item of waiting.filter((one) => !isOwn(one))) {
    await asking(access.sdk.invoiceItems.del(item.id, {}, onBehalfOf(account)));
  }
  if (setupFee > 0 && !waiting.some(isOwn)) await add(access, desired, subscription, customer);
}
