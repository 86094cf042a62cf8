import type { Account, CardProvider, ChargeOutcome, ChargeRequest } from '../../platform';
import type { PendingAttempt } from '../payments/attempts';
import type { AttemptTerms } from './charge.repository';

/** An attempt with all parameters of the provider's charge request. */
export interface Charge {
  attempt: PendingAttempt;
  terms: AttemptTerms;
  account: Account;
  /** The time of the company's clock. */
  at: Date;
}

type Outcome = Omit<ChargeOutcome, 'idempotencyKey'>;

const cardMissing: Outcome = {
  reference: null,
  status: 'Failed',
  fee: 0,
  failureCode: 'card_missing',
  declineCode: null,
};

function requestOf({ attempt, terms, account, at }: Charge): ChargeRequest[] {
  if (terms.card === null) return [];
  const { id, paymentId, number, amount, currency, description, createdAt } = attempt;
  return [
    {
      account,
      idempotencyKey: id,
      amount,
      currency,
      customer: terms.customer ?? '',
      card: terms.card,
      description: description ?? '',
      paymentId,
      attempt: number,
      firstRequestedAt: createdAt,
      at,
    },
  ];
}

/**
 * Sends the attempts with a card to the provider and returns a lookup of all outcomes by attempt id. Attempt
 * ids are idempotency keys, so a repeated call returns the same outcomes.
 */
export async function sendCharges(
  provider: CardProvider,
  charges: readonly Charge[],
): Promise<(attemptId: string) => Outcome> {
  const outcomes = await provider.charge(charges.flatMap(requestOf));
  const outcomeByKey = new Map(outcomes.map(({ idempotencyKey, ...outcome }) => [idempotencyKey, outcome]));
  return (attemptId) => outcomeByKey.get(attemptId) ?? cardMissing;
}
