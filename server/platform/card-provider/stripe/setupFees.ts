import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { idOf, requestOptionsFor, type StripeAccess } from './client';
import { callStripe } from './errors';
import { taxBehaviors } from './plans';
import { storedText, t } from '../../../lib/i18n/i18n';

const minuteMs = 60_000;

async function listPendingFees(
  { sdk }: StripeAccess,
  { account, id }: DesiredSubscription,
  customer: string,
): Promise<Stripe.InvoiceItem[]> {
  const items = sdk.invoiceItems.list({ customer, pending: true, limit: 100 }, requestOptionsFor(account));
  const { data } = await callStripe(items);
  return data.filter(({ metadata }) => metadata?.setupFeeOf === id);
}

async function addSetupFee(
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
    // In English, so that concurrent runs send the same request.
    description: storedText(() => t('Setup fee')),
    metadata: { companyId: account.companyId, setupFeeOf: id, planId: plan.id },
  };
  // Concurrent runs share an idempotency key, so that they add the fee once. A later change back to the plan
  // gets another key.
  const minute = Math.floor(Date.now() / minuteMs);
  const idempotencyKey = `setup-fee:${subscription}:${plan.id}:${minute}`;
  await callStripe(sdk.invoiceItems.create(item, { ...requestOptionsFor(account), idempotencyKey }));
}

/**
 * Adds the setup fee to the invoice after the trial, because the trial's first invoice is immediate and has
 * the amount 0.
 */
export async function addSetupFeeAfterTrial(
  access: StripeAccess,
  desired: DesiredSubscription,
  subscription: Stripe.Subscription,
): Promise<void> {
  const customer = idOf(subscription.customer);
  if (desired.setupFee === 0 || customer === null || subscription.status !== 'trialing') return;
  const pendingFees = await listPendingFees(access, desired, customer);
  if (pendingFees.length === 0) await addSetupFee(access, desired, subscription, customer);
}

/** Removes the pending setup fee of the previous plan and adds that of the new plan. */
export async function replaceSetupFee(
  access: StripeAccess,
  desired: DesiredSubscription,
  subscription: Stripe.Subscription,
): Promise<void> {
  const customer = idOf(subscription.customer);
  if (customer === null) return;
  const { account, plan, setupFee } = desired;
  const pendingFees = await listPendingFees(access, desired, customer);
  // The same plan at another price keeps its pending fee.
  const isOfPlan = ({ metadata }: Stripe.InvoiceItem) => setupFee > 0 && metadata?.planId === plan.id;
  for (const item of pendingFees.filter((fee) => !isOfPlan(fee))) {
    await callStripe(access.sdk.invoiceItems.del(item.id, {}, requestOptionsFor(account)));
  }
  if (setupFee > 0 && !pendingFees.some(isOfPlan)) await addSetupFee(access, desired, subscription, customer);
}
