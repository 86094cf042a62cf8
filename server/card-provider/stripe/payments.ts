import type Stripe from 'stripe';
import type { DisputeStatus } from '../../schema.generated';
import type { Account, ProviderDispute, ProviderPayment } from '../cardProvider';
import { fromStripe } from './amounts';
import { brandOf } from './cards';
import { momentOf, onBehalfOf, type StripeAccess } from './client';
import { asking } from './errors';
import { refundsOf } from './refunds';

const chargeOf = (charge: string | Stripe.Charge | null): Stripe.Charge | null =>
  typeof charge === 'string' ? null : charge;

/** What Stripe keeps, where it is counted in the currency of the charge: in another it would need a rate. */
export function feeOf(latest: string | Stripe.Charge | null): number {
  const charge = chargeOf(latest);
  const booked = charge?.balance_transaction;
  if (!charge || !booked || typeof booked === 'string' || booked.currency !== charge.currency) return 0;
  return fromStripe(booked.fee, booked.currency);
}

export function statusOf({
  status,
  last_payment_error: error,
}: Stripe.PaymentIntent): ProviderPayment['status'] {
  if (status === 'succeeded') return 'Succeeded';
  if (status === 'canceled') return 'Canceled';
  // Without the client there, nobody can confirm what the bank wants confirmed.
  if (status === 'requires_action' || error) return 'Failed';
  return 'Processing';
}

/** The card that was charged, as the receipt names it. */
function cardOf(charge: Stripe.Charge | null): ProviderPayment['card'] {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4 || !card.exp_month || !card.exp_year) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { brand: brandOf(brand), last4, expMonth, expYear };
}

const disputeStatuses: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'NeedsResponse',
  warning_needs_response: 'NeedsResponse',
  appeal_needs_response: 'NeedsResponse',
  under_review: 'UnderReview',
  warning_under_review: 'UnderReview',
  appeal_under_review: 'UnderReview',
  won: 'Won',
  warning_closed: 'Won',
  prevented: 'Won',
  lost: 'Lost',
};

async function disputeOf(
  { sdk }: StripeAccess,
  account: Account,
  charge: Stripe.Charge | null,
): Promise<ProviderDispute | null> {
  if (!charge?.disputed) return null;
  const { data } = await asking(sdk.disputes.list({ charge: charge.id, limit: 1 }, onBehalfOf(account)));
  const [dispute] = data;
  if (!dispute) return null;
  return {
    reference: dispute.id,
    status: disputeStatuses[dispute.status] ?? 'UnderReview',
    amount: fromStripe(dispute.amount, dispute.currency),
    createdAt: momentOf(dispute.created),
  };
}

/** What is told of a payment, whether an invoice asked for it or we did. */
export type IntentPart = Pick<
  ProviderPayment,
  | 'reference'
  | 'paymentId'
  | 'status'
  | 'fee'
  | 'card'
  | 'failureCode'
  | 'declineCode'
  | 'settledAt'
  | 'refunds'
  | 'dispute'
>;

export const intentOf = (
  { sdk }: StripeAccess,
  account: Account,
  id: string,
): Promise<Stripe.PaymentIntent> =>
  asking(
    sdk.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }, onBehalfOf(account)),
  );

export async function readIntent(
  access: StripeAccess,
  account: Account,
  intent: Stripe.PaymentIntent,
): Promise<IntentPart> {
  const charge = chargeOf(intent.latest_charge);
  const status = statusOf(intent);
  const error = intent.last_payment_error;
  const hasFailed = status === 'Failed';
  return {
    reference: intent.id,
    paymentId: intent.metadata.paymentId ?? null,
    status,
    fee: feeOf(charge),
    card: cardOf(charge),
    failureCode: hasFailed ? (error?.code ?? 'authentication_required') : null,
    declineCode: hasFailed ? (error?.decline_code ?? null) : null,
    settledAt: charge ? momentOf(charge.created) : null,
    refunds: charge?.paid ? await refundsOf(access, account, intent.id) : [],
    dispute: await disputeOf(access, account, charge),
  };
}

/** A payment that we asked for ourselves, as it stands. */
export async function paymentOf(
  access: StripeAccess,
  account: Account,
  intent: Stripe.PaymentIntent,
): Promise<ProviderPayment> {
  return {
    ...(await readIntent(access, account, intent)),
    invoice: null,
    invoiceNumber: null,
    subscriptionId: null,
    amount: fromStripe(intent.amount, intent.currency),
    currency: intent.currency.toUpperCase(),
    attempts: Number(intent.metadata.attempt ?? 1),
    nextRetryAt: null,
    periodStart: null,
    periodEnd: null,
    isLive: intent.livemode,
    createdAt: momentOf(intent.created),
  };
}
