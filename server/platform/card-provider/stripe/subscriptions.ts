import type Stripe from 'stripe';
import type { Account, DesiredSubscription, SyncedSubscription } from '../cardProvider';
import { toStripe } from './amounts';
import { idOf, requestOptionsFor, type StripeAccess, toUnixSeconds } from './client';
import { callStripe, isAccessDenied, isMissing } from './errors';
import { pauseInvoices, resumeInvoices } from './invoiceCollection';
import { loadInvoicePayment, voidInvoice } from './invoices';
import { ensurePrice, ensureProduct, taxBehaviors } from './plans';
import { addSetupFeeAfterTrial, replaceSetupFee } from './setupFees';
import { buildUpdate } from './subscriptionUpdate';

const isDueLater = ({ billedUntil }: DesiredSubscription): boolean => billedUntil.getTime() > Date.now();

const nextPlanOf = ({ plan, nextPlan }: DesiredSubscription): DesiredSubscription['plan'] => nextPlan ?? plan;

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
async function createSubscription(
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

const endedStatuses: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

async function retrieve(
  { sdk }: StripeAccess,
  { account }: DesiredSubscription,
  reference: string,
): Promise<Stripe.Subscription | null> {
  try {
    return await callStripe(sdk.subscriptions.retrieve(reference, {}, requestOptionsFor(account)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * Returns the customer's subscriptions, or null if the account has no such customer, for example because the
 * card was added on another account.
 */
async function listSubscriptions(
  { sdk }: StripeAccess,
  account: Account,
  customer: string,
): Promise<Stripe.Subscription[] | null> {
  try {
    const list = sdk.subscriptions.list({ customer, limit: 100 }, requestOptionsFor(account));
    return await callStripe(list.autoPagingToArray({ limit: 1000 }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const cancelSubscription = (
  { sdk }: StripeAccess,
  { account }: DesiredSubscription,
  { id }: Stripe.Subscription,
): Promise<Stripe.Subscription> => callStripe(sdk.subscriptions.cancel(id, {}, requestOptionsFor(account)));

/**
 * Returns whether to cancel the subscription. Livery, not Stripe, renews free subscriptions. An incomplete
 * subscription accepts only another card, so a pause cancels it.
 */
const shouldCancel = (desired: DesiredSubscription, current: Stripe.Subscription): boolean =>
  desired.status === 'Ended' ||
  nextPlanOf(desired).price === 0 ||
  (desired.status === 'Paused' && current.status === 'incomplete');

const isCollectionPaused = (current: Stripe.Subscription): boolean =>
  current.pause_collection?.behavior === 'keep_as_draft';

async function updateSubscription(
  access: StripeAccess,
  desired: DesiredSubscription,
  current: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (shouldCancel(desired, current)) return cancelSubscription(access, desired, current);
  const { account, status } = desired;
  const price = await ensurePrice(access, account, nextPlanOf(desired));
  const update = buildUpdate(desired, current, price, new Date());
  const isPlanChanged = idOf(current.items.data[0]?.price.product) !== idOf(price.product);
  // The setup fee is replaced before the price, so that an immediate invoice includes it.
  if (update.items && isPlanChanged) await replaceSetupFee(access, desired, current);
  // Resumes invoices before the update and pauses them after it, so that a run after an interruption resumes
  // or pauses them again.
  if (status === 'Running' && isCollectionPaused(current)) {
    await resumeInvoices(access, account, current, desired.billedUntil);
  }
  const updated =
    Object.keys(update).length === 0
      ? current
      : await callStripe(access.sdk.subscriptions.update(current.id, update, requestOptionsFor(account)));
  if (isCollectionPaused(updated)) await pauseInvoices(access, account, updated);
  return updated;
}

/**
 * Creates, updates or cancels the subscription. Returns null if none exists and none is created. Searches the
 * customer's subscriptions too, because an earlier run can stop before it stores the reference.
 */
async function ensureSubscription(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  const { account, customer, id, reference } = desired;
  const referenced = reference === null ? null : await retrieve(access, desired, reference);
  if (referenced && !endedStatuses.has(referenced.status))
    return updateSubscription(access, desired, referenced);
  const subscriptions = customer === null ? null : await listSubscriptions(access, account, customer);
  if (subscriptions === null) return null;
  const found = subscriptions.find(
    ({ metadata, status }) => metadata.subscriptionId === id && !endedStatuses.has(status),
  );
  if (found) return updateSubscription(access, desired, found);
  return nextPlanOf(desired).price === 0 ? null : createSubscription(access, desired);
}

/**
 * Calls `ensureSubscription`. Returns null instead of throwing if Livery lost access to the account and can
 * no longer pause or cancel the subscription. Throws for a subscription that should run.
 */
async function ensureSubscriptionIfAccessible(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  try {
    return await ensureSubscription(access, desired);
  } catch (error) {
    if (desired.status === 'Running' || !isAccessDenied(error)) throw error;
    return null;
  }
}

export async function syncSubscription(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<SyncedSubscription> {
  for (const invoice of desired.invoicesToVoid) await voidInvoice(access, desired.account, invoice);
  const subscription = await ensureSubscriptionIfAccessible(access, desired);
  if (!subscription) return { reference: desired.reference, payment: null };
  await addSetupFeeAfterTrial(access, desired, subscription);
  const invoice = idOf(subscription.latest_invoice);
  return {
    reference: subscription.id,
    payment: invoice === null ? null : await loadInvoicePayment(access, desired.account, invoice),
  };
}
