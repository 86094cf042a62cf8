import type { Account, EventContent, ProviderEvent, ProviderPayment } from '../cardProvider';
import { accountState } from './accounts';
import { idOf, requestOptionsFor, type StripeAccess } from './client';
import { callStripe, isMissing } from './errors';
import { findInvoiceId, loadInvoicePayment } from './invoices';
import { isHandled } from './webhookEvents';
import { retrieveIntent, paymentOf } from './payments';

/**
 * Returns the payment of an intent that Livery created or that pays an invoice. Returns null for other
 * intents, and for an invoice without an attempt.
 */
async function intentPayment(
  access: StripeAccess,
  account: Account,
  id: string,
): Promise<ProviderPayment | null> {
  const intent = await retrieveIntent(access, account, id);
  if (intent.metadata.paymentId !== undefined) return paymentOf(access, account, intent);
  const invoice = await findInvoiceId(access, account, id);
  return invoice === null ? null : loadInvoicePayment(access, account, invoice);
}

async function subscriptionPayment(
  access: StripeAccess,
  account: Account,
  id: string,
): Promise<ProviderPayment | null> {
  const subscription = await callStripe(
    access.sdk.subscriptions.retrieve(id, {}, requestOptionsFor(account)),
  );
  const invoice = idOf(subscription.latest_invoice);
  return invoice === null ? null : loadInvoicePayment(access, account, invoice);
}

function loadPayment(
  access: StripeAccess,
  account: Account,
  type: string,
  id: string,
): Promise<ProviderPayment | null> {
  if (type.startsWith('invoice.')) return loadInvoicePayment(access, account, id);
  if (type.startsWith('customer.subscription.')) return subscriptionPayment(access, account, id);
  return intentPayment(access, account, id);
}

/**
 * Returns the current state of the event's object, or `Nothing` for an irrelevant event or a missing object.
 * Retrieves the state from Stripe, so that the order of events does not matter.
 */
export async function loadEventContent(
  access: StripeAccess,
  account: Account,
  { type, objectReference }: Pick<ProviderEvent, 'type' | 'objectReference'>,
): Promise<EventContent> {
  if (!isHandled(type) || objectReference === null) return { kind: 'Nothing' };
  if (type === 'account.application.deauthorized') return { kind: 'Account', state: null };
  try {
    if (type === 'account.updated') return { kind: 'Account', state: await accountState(access, account) };
    const payment = await loadPayment(access, account, type, objectReference);
    return payment ? { kind: 'Payment', payment } : { kind: 'Nothing' };
  } catch (error) {
    if (isMissing(error)) return { kind: 'Nothing' };
    throw error;
  }
}
