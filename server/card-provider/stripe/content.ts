import type { Account, MessageContent, ProviderMessage, ProviderPayment } from '../cardProvider';
import { accountState } from './accounts';
import { idOf, onBehalfOf, type StripeAccess } from './client';
import { asking, isMissing } from './errors';
import { invoiceOf, invoicePayment } from './invoices';
import { isHandled } from './messages';
import { intentOf, paymentOf } from './payments';

/** What we asked for says so itself; else an invoice asked for it, or somebody outside of Livery. */
async function intentPayment(
  access: StripeAccess,
  account: Account,
  id: string,
): Promise<ProviderPayment | null> {
  const intent = await intentOf(access, account, id);
  if (intent.metadata.paymentId !== undefined) return paymentOf(access, account, intent);
  const invoice = await invoiceOf(access, account, id);
  return invoice === null ? null : invoicePayment(access, account, invoice);
}

async function subscriptionPayment(
  access: StripeAccess,
  account: Account,
  id: string,
): Promise<ProviderPayment | null> {
  const subscription = await asking(access.sdk.subscriptions.retrieve(id, {}, onBehalfOf(account)));
  const invoice = idOf(subscription.latest_invoice);
  return invoice === null ? null : invoicePayment(access, account, invoice);
}

function paymentBehind(
  access: StripeAccess,
  account: Account,
  type: string,
  id: string,
): Promise<ProviderPayment | null> {
  if (type.startsWith('invoice.')) return invoicePayment(access, account, id);
  if (type.startsWith('customer.subscription.')) return subscriptionPayment(access, account, id);
  return intentPayment(access, account, id);
}

/** How what a message is about stands now: asked of Stripe, so that no order of messages matters. */
export async function contentOf(
  access: StripeAccess,
  account: Account,
  { type, objectReference }: Pick<ProviderMessage, 'type' | 'objectReference'>,
): Promise<MessageContent> {
  if (!isHandled(type) || objectReference === null) return { kind: 'Nothing' };
  if (type === 'account.application.deauthorized') return { kind: 'Account', state: null };
  try {
    if (type === 'account.updated') return { kind: 'Account', state: await accountState(access, account) };
    const payment = await paymentBehind(access, account, type, objectReference);
    return payment ? { kind: 'Payment', payment } : { kind: 'Nothing' };
  } catch (error) {
    if (isMissing(error)) return { kind: 'Nothing' };
    throw error;
  }
}
