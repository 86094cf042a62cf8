import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { idOf, onBehalfOf, secondsOf, type StripeAccess } from './client';
import { asking } from './errors';
import { ensureProduct, priceOf, taxBehaviors } from './plans';

const isDueLater = ({ billedUntil }: DesiredSubscription): boolean => billedUntil.getTime() > Date.now();

/** What is charged for next. */
export const nextPlanOf = ({ plan, nextPlan }: DesiredSubscription): DesiredSubscription['plan'] =>
  nextPlan ?? plan;

async function withSetupFee(
  access: StripeAccess,
  { account, plan, setupFee }: DesiredSubscription,
): Promise<Pick<Stripe.SubscriptionCreateParams, 'add_invoice_items'>> {
  if (setupFee === 0) return {};
  const product = await ensureProduct(access, account, plan);
  const { currency } = plan;
  const priced = {
    currency: currency.toLowerCase(),
    product,
    unit_amount: toStripe(setupFee, currency),
    tax_behavior: taxBehaviors[plan.taxBehavior],
  };
  return { add_invoice_items: [{ price_data: priced }] };
}

/** A trial's own invoice is of 0 and comes at once, so its set-up fee waits for the next. */
export async function addSetupFeeAfterTrial(
  { sdk }: StripeAccess,
  { account, id, plan, setupFee }: DesiredSubscription,
  subscription: Stripe.Subscription,
): Promise<void> {
  const customer = idOf(subscription.customer);
  if (setupFee === 0 || customer === null || subscription.status !== 'trialing') return;
  const how = onBehalfOf(account);
  const waiting = await asking(sdk.invoiceItems.list({ customer, pending: true, limit: 100 }, how));
  if (waiting.data.some(({ metadata }) => metadata?.setupFeeOf === id)) return;
  const { currency } = plan;
  const item = {
    customer,
    subscription: subscription.id,
    amount: toStripe(setupFee, currency),
    currency: currency.toLowerCase(),
    tax_behavior: taxBehaviors[plan.taxBehavior],
    description: 'Set-up fee',
    metadata: { companyId: account.companyId, setupFeeOf: id },
  };
  await asking(sdk.invoiceItems.create(item, { ...how, idempotencyKey: `setup-fee:${subscription.id}` }));
}

/** Makes it where it runs and has a card; null where it waits. */
export async function create(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  const { account, id, status, reference, customer, card, billedUntil, cancelsAtPeriodEnd } = desired;
  if (status !== 'Running' || customer === null || card === null) return null;
  const price = await priceOf(access, account, nextPlanOf(desired));
  const start = isDueLater(desired)
    ? { trial_end: secondsOf(billedUntil) }
    : await withSetupFee(access, desired);
  return asking(
    access.sdk.subscriptions.create(
      {
        ...start,
        customer,
        items: [{ price: price.id }],
        default_payment_method: card,
        off_session: true,
        payment_behavior: 'allow_incomplete',
        proration_behavior: 'none',
        cancel_at_period_end: cancelsAtPeriodEnd,
        metadata: { companyId: account.companyId, subscriptionId: id },
      },
      // One that was given up for want of its first payment is made anew.
      { ...onBehalfOf(account), idempotencyKey: `subscription:${id}:${reference ?? 'first'}` },
    ),
  );
}
