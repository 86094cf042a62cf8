import type { Account, CardProvider, ChargeOutcome, ChargeRequest } from '../../card-provider/cardProvider';
import type { AttemptUnderWay } from '../payments/ledger';
import type { AttemptTerms } from './chargeSql';

/** An attempt with all that the provider has to be told. */
export interface Charge {
  attempt: AttemptUnderWay;
  terms: AttemptTerms;
  account: Account;
  /** By the company's clock. */
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

/** What the provider makes of charges, by the attempts' ids, which are its keys: asked again, it answers the same. */
export async function askProvider(
  provider: CardProvider,
  charges: readonly Charge[],
): Promise<(attemptId: string) => Outcome> {
  const outcomes = await provider.charge(charges.flatMap(requestOf));
  const byKey = new Map(outcomes.map(({ idempotencyKey, ...outcome }) => [idempotencyKey, outcome]));
  return (attemptId) => byKey.get(attemptId) ?? cardMissing;
}
