import type Stripe from 'stripe';
import type { DesiredSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { requestOptionsFor, toUnixSeconds, type StripeAccess } from './client';
import { callStripe } from './errors';
import { ensureProduct, ensurePrice, taxBehaviors } from './plans';

const isDueLater = ({ billedUntil }: DesiredSubscription): boolean => billedUntil.getTime() > Date.now();

export const nextPlanOf = ({ plan, nextPlan }: DesiredSubscription): DesiredSubscription['plan'] =>
  nextPlan ?? plan;

async function withSetupFee(
  access: StripeAccess,
  { account, plan, setupFee }: DesiredSubscription,
): Promise<Pick<Stripe.SubscriptionCreateParams, 'add_invoice_items'>> {
  if (setupFee === 0) return {};
  const product = await ensureProduct(access, account, plan);
  const { currency } = plan;
  const priceData = {
    currency: currency.toLowerCase(),
    product,
    unit_amount: toStripe(setupFee, currency),
    tax_behavior: taxBehaviors[plan.taxBehavior],
  };
  return { add_invoice_items: [{ price_data: priceData }] };
}

/**
 * Creates the subscription if its desired status is `Running` and the client has a card. Otherwise returns
 * null.
 */
export async function createSubscription(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  const { account, id, status, reference, customer, card, billedUntil, cancelsAtPeriodEnd } = desired;
  if (status !== 'Running' || customer === null || card === null) return null;
  const price = await ensurePrice(access, account, nextPlanOf(desired));
  const startParams = isDueLater(desired)
    ? { trial_end: toUnixSeconds(billedUntil) }
    : await withSetupFee(access, desired);
  return callStripe(
    access.sdk.subscriptions.create(
      {
        ...startParams,
        customer,
        items: [{ price: price.id }],
        default_payment_method: card,
        off_session: true,
        payment_behavior: 'allow_incomplete',
        proration_behavior: 'none',
        cancel_at_period_end: cancelsAtPeriodEnd,
        metadata: { companyId: account.companyId, subscriptionId: id },
      },
      // A subscription whose predecessor expired without a first payment needs another idempotency key.
      { ...requestOptionsFor(account), idempotencyKey: `subscription:${id}:${reference ?? 'first'}` },
    ),
  );
}
