import type { Db } from '../../platform';
import type { CardProviderName } from '../../../contract/enums';
import type { RetryState } from './retrySchedule';

/** The card of an attempt and the retry state of its payment. */
export interface AttemptTerms extends RetryState {
  attemptId: string;
  /** The provider's ids of the card and its customer; null without a card. */
  card: string | null;
  customer: string | null;
}

export async function attemptTerms(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  attemptIds: readonly string[],
): Promise<Map<string, AttemptTerms>> {
  const { rows } = await db.query(
    `/* attemptTerms */ select a.id as "attemptId", a.trigger, automatic."automaticCount", automatic."lastAutomaticAt",
       k.time_zone as "timeZone",
       card.provider_reference as card, card.provider_customer as customer
     from payment_attempts a
     join companies k on k.id = a.company_id
     left join lateral (
       select provider_reference, provider_customer from client_cards
       where company_id = $1 and id = a.card_id and provider = $2
       union all
       select provider_reference, provider_customer from billing_cards
       where company_id = $1 and id = a.card_id and provider = $2
     ) card on true
     cross join lateral (
       select count(*)::integer as "automaticCount", max(e.finished_at) as "lastAutomaticAt" from payment_attempts e
       where e.company_id = $1 and e.payment_id = a.payment_id and e.trigger <> 'RetryManual'
) automatic
     where a.company_id = $1 and a.id = any($3::uuid[])`,
    [companyId, provider, attemptIds],
  );
  return new Map(rows.map((row) => [row.attemptId, row]));
}
