import type { Db } from '../../db/database';
import { isAllowed } from '../../permissions';

/** Of `s`, by `clock.now`: a trial that ends within three days, and that nobody was told of. Shorter ones need no word. */
export const isToBeTold = `s.status = 'Trialing' and s.ended_at is null and not s.cancel_at_period_end
  and s.trial_warned_for is distinct from s.trial_ends_at and s.trial_ends_at > s.started_at + interval '3 days'
  and s.trial_ends_at > clock.now and s.trial_ends_at <= clock.now + interval '3 days'`;

const clock = `(select company_now() as now offset 0) clock`;

/** Clients whose trial ends soon, in an Active company. */
export async function clientsToTell(db: Db, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `/* clientsToTellOfTrials */ select s.client_id as id
     from ${clock} cross join subscriptions s join companies k on k.id = s.company_id
     where s.company_id = $1 and ${isAllowed('k.status', 'charge')} and ${isToBeTold}
     order by s.client_id limit $2`,
    [companyId, limit],
  );
  return rows.map(({ id }) => id);
}

export interface EndingTrial {
  clientId: string;
  /** `Visa ending in 4242`; null without a card. */
  card: string | null;
}

/** Takes each of them that is to be told still, once for each end. */
export async function takeEndingTrials(
  db: Db,
  companyId: string,
  clientIds: readonly string[],
): Promise<EndingTrial[]> {
  const { rows } = await db.query<EndingTrial>(
    `/* takeEndingTrials */ update subscriptions s set trial_warned_for = s.trial_ends_at
     from ${clock}
     where s.company_id = $1 and s.client_id = any($2::uuid[]) and ${isToBeTold}
     returning s.client_id as "clientId", (
       select k.brand || ' ending in ' || k.last4 from client_cards k
       where k.company_id = $1 and k.client_id = s.client_id and k.is_default
     ) as card`,
    [companyId, clientIds],
  );
  return rows;
}
