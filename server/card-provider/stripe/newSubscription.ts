import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { onBehalfOf, secondsOf, type StripeAccess } from './client';
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
