import type Stripe from 'stripe';
import type { AccountStore } from './accountStore';
import { chargeOf } from './payments';

const eventTypes: Readonly<Record<string, string>> = {
  needs_response: 'charge.dispute.created',
  under_review: 'charge.dispute.updated',
  won: 'charge.dispute.closed',
  lost: 'charge.dispute.closed',
};

const noEvidence = {} as Stripe.Dispute.Evidence;

function openDispute(store: AccountStore, charge: Stripe.Charge): Stripe.Dispute {
  charge.disputed = true;
  return store.add<Stripe.Dispute>({
    id: store.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {} as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
}

/** Sets the status of a payment's dispute, which it opens if there is none, and emits the event. */
export function setDisputeStatus(
  store: AccountStore,
  intentId: string,
  status: 'needs_response' | 'under_review' | 'won' | 'lost',
): void {
  const charge = chargeOf(store, intentId);
  const existing = store.all('dispute').find((candidate) => candidate.charge === charge.id);
  const current = existing ?? openDispute(store, charge);
  current.status = status;
  store.emit(eventTypes[status] ?? 'charge.dispute.updated', current);
}
