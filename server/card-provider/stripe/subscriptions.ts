import type Stripe from 'stripe';
import type { Account, DesiredSubscription, SyncedSubscription } from '../cardProvider';
import { idOf, onBehalfOf, type StripeAccess } from './client';
import { asking, isLockedOut, isMissing } from './errors';
import { holdInvoices, releaseInvoices } from './heldInvoices';
import { invoicePayment, voidInvoice } from './invoices';
import { create, nextPlanOf } from './newSubscription';
import { priceOf } from './plans';
import { addSetupFeeAfterTrial, moveSetupFee } from './setupFees';
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

/** What the customer has; null where the account knows no such customer: it is another one than their card was given to. */
async function subscriptionsOf(
  { sdk }: StripeAccess,
  account: Account,
  customer: string,
): Promise<Stripe.Subscription[] | null> {
  try {
    const list = sdk.subscriptions.list({ customer, limit: 100 }, onBehalfOf(account));
    return await asking(list.autoPagingToArray({ limit: 1000 }));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const end = (
  { sdk }: StripeAccess,
  { account }: DesiredSubscription,
  { id }: Stripe.Subscription,
): Promise<Stripe.Subscription> => asking(sdk.subscriptions.cancel(id, {}, onBehalfOf(account)));

/** One whose first payment has not come takes no changes but another card. One that costs nothing is renewed by us. */
const isToBeGivenUp = (desired: DesiredSubscription, current: Stripe.Subscription): boolean =>
  desired.status === 'Ended' ||
  nextPlanOf(desired).price === 0 ||
  (desired.status === 'Paused' && current.status === 'incomplete');

const isHeld = (current: Stripe.Subscription): boolean =>
  current.pause_collection?.behavior === 'keep_as_draft';

async function bringInStep(
  access: StripeAccess,
  desired: DesiredSubscription,
  current: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  if (isToBeGivenUp(desired, current)) return end(access, desired, current);
  const { account, status } = desired;
  const price = await priceOf(access, account, nextPlanOf(desired));
  const update = updateOf(desired, current, price, new Date());
  // Before the price, so that an immediate invoice includes the fee.
  const isOtherPlan = idOf(current.items.data[0]?.price.product) !== idOf(price.product);
  if (update.items && isOtherPlan) await moveSetupFee(access, desired, current);
  // Before the subscription shows that it runs, and after it shows that it is held: who is cut off begins again.
  if (status === 'Running' && isHeld(current)) {
    await releaseInvoices(access, account, current, desired.billedUntil);
  }
  const changed =
    Object.keys(update).length === 0
      ? current
      : await asking(access.sdk.subscriptions.update(current.id, update, onBehalfOf(account)));
  if (isHeld(changed)) await holdInvoices(access, account, changed);
  return changed;
}

/** Known by its name, or found among the client's where we were cut off before we had kept its name. */
async function bringAbout(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  const { account, customer, id, reference } = desired;
  const known = reference === null ? null : await retrieve(access, desired, reference);
  if (known && !over.has(known.status)) return bringInStep(access, desired, known);
  const all = customer === null ? null : await subscriptionsOf(access, account, customer);
  // Without a customer it waits for a card.
  if (all === null) return null;
  const found = all.find(({ metadata, status }) => metadata.subscriptionId === id && !over.has(status));
  if (found) return bringInStep(access, desired, found);
  return nextPlanOf(desired).price === 0 ? null : create(access, desired);
}

/** Of an account that we are locked out of nothing can be held or ended any more, by us. */
async function bringAboutIfLetIn(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<Stripe.Subscription | null> {
  try {
    return await bringAbout(access, desired);
  } catch (error) {
    if (desired.status === 'Running' || !isLockedOut(error)) throw error;
    return null;
  }
}

/** Makes the subscription with Stripe as it should be: made, moved, held, paused, ended. */
export async function syncSubscription(
  access: StripeAccess,
  desired: DesiredSubscription,
): Promise<SyncedSubscription> {
  for (const invoice of desired.givenUp) await voidInvoice(access, desired.account, invoice);
  const made = await bringAboutIfLetIn(access, desired);
  if (!made) return { reference: desired.reference, payment: null };
  await addSetupFeeAfterTrial(access, desired, made);
  const invoice = idOf(made.latest_invoice);
  return {
    reference: made.id,
    payment: invoice === null ? null : await invoicePayment(access, desired.account, invoice),
  };
}
