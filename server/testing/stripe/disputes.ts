import type Stripe from 'stripe';
import type { Book } from './book';
import { chargeOf } from './payments';

const eventOf: Readonly<Record<string, string>> = {
  needs_response: 'charge.dispute.created',
  under_review: 'charge.dispute.updated',
  won: 'charge.dispute.closed',
  lost: 'charge.dispute.closed',
};

const withoutEvidence = {} as Stripe.Dispute.Evidence;

function openDispute(book: Book, charge: Stripe.Charge): Stripe.Dispute {
  charge.disputed = true;
  return book.add<Stripe.Dispute>({
    id: book.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: book.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: withoutEvidence,
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

/** The cardholder's bank asks for the money back, or says what became of that. */
export function dispute(
  book: Book,
  intentId: string,
  status: 'needs_response' | 'under_review' | 'won' | 'lost',
): void {
  const charge = chargeOf(book, intentId);
  const known = book.all('dispute').find((each) => each.charge === charge.id);
  const now = known ?? openDispute(book, charge);
  now.status = status;
  book.tell(eventOf[status] ?? 'charge.dispute.updated', now);
}
