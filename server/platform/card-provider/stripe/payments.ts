import type Stripe from 'stripe';
import type { DisputeStatus } from '../../../../contract/enums';
import type { Account, ProviderDispute, ProviderPayment } from '../cardProvider';
import { fromStripe } from './amounts';
import { brandOf } from './cards';
import { fromUnixSeconds, requestOptionsFor, type StripeAccess } from './client';
import { callStripe } from './errors';
import { listRefunds } from './refunds';

const expandedCharge = (charge: string | Stripe.Charge | null): Stripe.Charge | null =>
  typeof charge === 'string' ? null : charge;

/**
 * Returns Stripe's fee. Returns 0 before Stripe has booked it, or if Stripe booked it in another currency,
 * because the conversion needs an exchange rate.
 */
export function feeOf(latestCharge: string | Stripe.Charge | null): number {
  const charge = expandedCharge(latestCharge);
  const balanceTransaction = charge?.balance_transaction;
  if (
    !charge ||
    !balanceTransaction ||
    typeof balanceTransaction === 'string' ||
    balanceTransaction.currency !== charge.currency
  )
    return 0;
  return fromStripe(balanceTransaction.fee, balanceTransaction.currency);
}

export function statusOf({
  status,
  last_payment_error: error,
}: Stripe.PaymentIntent): ProviderPayment['status'] {
  if (status === 'succeeded') return 'Succeeded';
  if (status === 'canceled') return 'Canceled';
  // The client is absent (off-session), so the authentication that the bank requires is impossible.
  if (status === 'requires_action' || error) return 'Failed';
  return 'Processing';
}

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
  const { data } = await callStripe(
    sdk.disputes.list({ charge: charge.id, limit: 1 }, requestOptionsFor(account)),
  );
  const [dispute] = data;
  if (!dispute) return null;
  return {
    reference: dispute.id,
    status: disputeStatuses[dispute.status] ?? 'UnderReview',
    amount: fromStripe(dispute.amount, dispute.currency),
    createdAt: fromUnixSeconds(dispute.created),
  };
}

/** The fields of a payment that come from its intent, whether or not it has an invoice. */
export type IntentDetails = Pick<
  ProviderPayment,
  | 'reference'
  | 'paymentId'
  | 'status'
  | 'fee'
  | 'card'
  | 'failureCode'
  | 'declineCode'
  | 'completedAt'
  | 'refunds'
  | 'dispute'
>;

export const retrieveIntent = (
  { sdk }: StripeAccess,
  account: Account,
  id: string,
): Promise<Stripe.PaymentIntent> =>
  callStripe(
    sdk.paymentIntents.retrieve(
      id,
      { expand: ['latest_charge.balance_transaction'] },
      requestOptionsFor(account),
    ),
  );

export async function loadIntentDetails(
  access: StripeAccess,
  account: Account,
  intent: Stripe.PaymentIntent,
): Promise<IntentDetails> {
  const charge = expandedCharge(intent.latest_charge);
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
    completedAt: charge ? fromUnixSeconds(charge.created) : null,
    refunds: charge?.paid ? await listRefunds(access, account, intent.id) : [],
    dispute: await disputeOf(access, account, charge),
  };
}

export async function paymentOf(
  access: StripeAccess,
  account: Account,
  intent: Stripe.PaymentIntent,
): Promise<ProviderPayment> {
  return {
    ...(await loadIntentDetails(access, account, intent)),
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
    createdAt: fromUnixSeconds(intent.created),
  };
}
