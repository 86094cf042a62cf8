import type Stripe from 'stripe';
import type { Account, ProviderPayment } from '../cardProvider';
import { fromStripe } from './amounts';
import { idOf, momentOf, onBehalfOf, type StripeAccess } from './client';
import { asking, isMissing, isRefusal } from './errors';
import { intentOf, readIntent, type IntentPart } from './payments';

const expanded = { expand: ['payments'] };

/** The intent that the invoice is paid with; none where it was settled outside of Stripe, or not tried. */
const intentIdOf = ({ payments }: Stripe.Invoice): string | null => {
  const own = payments?.data.find(({ is_default: isDefault }) => isDefault) ?? payments?.data[0];
  return idOf(own?.payment.payment_intent);
};

function statusOf({ status }: Stripe.Invoice, part: IntentPart | null): ProviderPayment['status'] {
  if (status === 'paid') return 'Succeeded';
  if (status === 'void' || status === 'uncollectible') return 'Canceled';
  return part?.status === 'Failed' ? 'Failed' : 'Processing';
}

/** What the invoice's plan is paid for; its own period is the one before. */
export function periodOf({ lines }: Stripe.Invoice): { start: number; end: number } | null {
  const line = lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  return line?.period ?? null;
}

/** Any try of ours is a charge; Stripe's own count leaves out those that were not on its schedule. */
async function attemptsOf(
  { sdk }: StripeAccess,
  account: Account,
  { attempt_count: counted }: Stripe.Invoice,
  intent: string | null,
): Promise<number> {
  if (intent === null) return Math.max(counted, 1);
  const { data } = await asking(
    sdk.charges.list({ payment_intent: intent, limit: 100 }, onBehalfOf(account)),
  );
  return Math.max(counted, data.length, 1);
}

const untried: IntentPart = {
  reference: '',
  paymentId: null,
  status: 'Processing',
  fee: 0,
  card: null,
  failureCode: null,
  declineCode: null,
  settledAt: null,
  refunds: [],
  dispute: null,
};

/** Nothing is owed by a draft, by an invoice of 0, nor by one that was taken back before it was tried. */
const isOwed = ({ status, total, attempted }: Stripe.Invoice): boolean =>
  total > 0 && status !== 'draft' && status !== null && (attempted || status === 'paid');

async function paymentOfInvoice(
  access: StripeAccess,
  account: Account,
  invoice: Stripe.Invoice,
): Promise<ProviderPayment | null> {
  if (!isOwed(invoice)) return null;
  const intentId = intentIdOf(invoice);
  const part =
    intentId === null ? null : await readIntent(access, account, await intentOf(access, account, intentId));
  const period = periodOf(invoice);
  const { next_payment_attempt: next, status_transitions: changes, parent } = invoice;
  const paidAt = changes.paid_at === null ? null : momentOf(changes.paid_at);
  return {
    ...(part ?? { ...untried, reference: invoice.id }),
    status: statusOf(invoice, part),
    invoice: invoice.id,
    invoiceNumber: invoice.number,
    subscriptionId: parent?.subscription_details?.metadata?.subscriptionId ?? null,
    amount: fromStripe(invoice.total, invoice.currency),
    currency: invoice.currency.toUpperCase(),
    attempts: await attemptsOf(access, account, invoice, intentId),
    nextRetryAt: next === null ? null : momentOf(next),
    periodStart: period && momentOf(period.start),
    periodEnd: period && momentOf(period.end),
    isLive: invoice.livemode,
    createdAt: momentOf(invoice.created),
    settledAt: part?.settledAt ?? paidAt,
  };
}

/** The payment of an invoice as it stands; null while there is none. */
export async function invoicePayment(
  access: StripeAccess,
  account: Account,
  id: string,
): Promise<ProviderPayment | null> {
  const invoice = await asking(access.sdk.invoices.retrieve(id, expanded, onBehalfOf(account)));
  return paymentOfInvoice(access, account, invoice);
}

/** The invoice that an intent pays, where it pays one. */
export async function invoiceOf(
  { sdk }: StripeAccess,
  account: Account,
  intent: string,
): Promise<string | null> {
  const payment = { type: 'payment_intent', payment_intent: intent } as const;
  const { data } = await asking(sdk.invoicePayments.list({ payment, limit: 1 }, onBehalfOf(account)));
  return idOf(data[0]?.invoice);
}

/** Tries it once more. That the card is declined is an outcome; so is that it was paid meanwhile. */
export async function payInvoice(
  access: StripeAccess,
  account: Account,
  invoice: string,
  idempotencyKey: string,
): Promise<ProviderPayment | null> {
  try {
    const how = { ...onBehalfOf(account), idempotencyKey };
    await asking(access.sdk.invoices.pay(invoice, { off_session: true }, how));
  } catch (error) {
    // That of another account, which was connected before.
    if (isMissing(error)) return null;
    if (!isRefusal(error)) throw error;
  }
  return invoicePayment(access, account, invoice);
}

/** Voids an invoice. An invoice that was paid meanwhile stays paid, and one of another account is ignored. */
export async function voidInvoice({ sdk }: StripeAccess, account: Account, invoice: string): Promise<void> {
  try {
    await asking(sdk.invoices.voidInvoice(invoice, {}, onBehalfOf(account)));
  } catch (error) {
    if (!isMissing(error) && !isRefusal(error)) throw error;
  }
}
