import type Stripe from 'stripe';
import type { DesiredSubscription, SyncedSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { idOf, onBehalfOf, secondsOf, type StripeAccess } from './client';
import { asking, isMissing } from './errors';
import { invoicePayment } from './invoices';
import { ensureProduct, priceOf } from './plans';
import { updateOf } from './subscriptionUpdate';

const over: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

async function retrieve(
  { sdk }: StripeAccess,
  { account }: DesiredSubscription,
  reference: string,
): Promise<Stripe.Subscription | null> {
  try {
    return await asking(sdk.subscriptions.retrieve(reference, {}, onBehalfOf(account)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The one that runs: by its name, or among the client's where we were cut off before we had kept its name. */
async function find(access: StripeAccess, desired: DesiredSubscription): Promise<Stripe.Subscription | null> {
  const { account, customer, id, reference } = desired;
  const known = reference === null ? null : await retrieve(access, desired, reference);
  if (known && !over.has(known.status)) return known;
  if (customer === null) return null;
  const list = access.sdk.subscriptions.list({ customer, limit: 100 }, onBehalfOf(account));
  const running = await asking(list.autoPagingToArray({ limit: 1000 }));
  return running.find(({ metadata, status }) => metadata.subscriptionId === id && !over.has(status)) ?? null;
}

const isDueLater = ({ billedUntil }: DesiredSubscription): boolean => billedUntil.getTime() > Date.now();

async function withSetupFee(
  access: StripeAccess,
  { account, plan, setupFee }: DesiredSubscription,
): Promise<Pick<Stripe.SubscriptionCreateParams, 'add_invoice_items'>> {
  if (setupFee === 0) return {};
  const product = await ensureProduct(access, account, plan);
  const { currency } = plan;
  const amount = toStripe(setupFee, currency);
  return {
    add_invoice_items: [{ price_data: { currency: currency.toLowerCase(), product, unit_amount: amount } }],
  };
}

/** A trial's own invoice is of 0 and comes at once, so its set-up fee waits for the next. */
async function addSetupFeeAfterTrial(
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
    description: 'Set-up fee',
    metadata: { companyId: account.companyId, setupFeeOf: id },
  };
  await asking(sdk.invoiceItems.create(item, { ...how, idempotencyKey: `setup-fee:${subscription.id}` }));
}

async function create(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  const { account, id, status, reference, customer, card, plan, billedUntil, cancelsAtPeriodEnd } = desired;
  if (status !== 'Running' || customer === null || card === null) return null;
  const price = await priceOf(access, account, plan);
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

const end = (
  { sdk }: StripeAccess,
  { account }: DesiredSubscription,
  { id }: Stripe.Subscription,
): Promise<Stripe.Subscription> => asking(sdk.subscriptions.cancel(id, {}, onBehalfOf(account)));

/** One whose first payment has not come takes no changes but another card. */
const isToBeGivenUp = ({ status }: DesiredSubscription, current: Stripe.Subscription): boolean =>
  status === 'Ended' || (status === 'Paused' && current.status === 'incomplete');

async function bringInStep(
  access: StripeAccess,
  desired: DesiredSubscription,
  current: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (isToBeGivenUp(desired, current)) return end(access, desired, current);
  const price = await priceOf(access, desired.account, desired.nextPlan ?? desired.plan);
  const update = updateOf(desired, current, price, new Date());
  if (Object.keys(update).length === 0) return current;
  return asking(access.sdk.subscriptions.update(current.id, update, onBehalfOf(desired.account)));
}

/** Makes the subscription with Stripe as it should be: made, moved, paused, ended. */
export async function syncSubscription(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<SyncedSubscription> {
  const current = await find(access, desired);
  const made = await (current ? bringInStep(access, desired, current) : create(access, desired));
  if (!made) return { reference: desired.reference, payment: null };
  await addSetupFeeAfterTrial(access, desired, made);
  const invoice = idOf(made.latest_invoice);
  return {
    reference: made.id,
    payment: invoice === null ? null : await invoicePayment(access, desired.account, invoice),
  };
}
