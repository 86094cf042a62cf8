import { type Db, statusAllowsSql } from '../../platform';

/**
 * Matches trials `s` that end within three days of `clock.now` without a notice. Trials of three days or less
 * need none.
 */
export const needsTrialNotice = `s.status = 'Trialing' and s.ended_at is null and not s.cancel_at_period_end
  and s.trial_warned_for is distinct from s.trial_ends_at and s.trial_ends_at - s.started_at > interval '3 days'
  and s.trial_ends_at > clock.now and s.trial_ends_at <= clock.now + interval '3 days'`;

const clock = `(select company_now() as now offset 0) clock`;

/** Returns the ids of clients who need a trial notice, or none if the company is not active. */
export async function clientsToNotify(db: Db, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query(
    `/* clientsToNotifyOfTrials */ select s.client_id as id
     from ${clock} cross join subscriptions s join companies k on k.id = s.company_id
     where s.company_id = $1 and ${statusAllowsSql('k.status', 'charge')} and ${needsTrialNotice}
     order by s.client_id limit $2`,
    [companyId, limit],
  );
  return rows.map(({ id }) => id);
}

export interface EndingTrial {
  clientId: string;
  card: { brand: string; last4: string } | null;
}

/** Marks trials as notified and returns those that were not yet marked for their current end date. */
export async function markEndingTrialsNotified(
  db: Db,
  companyId: string,
  clientIds: readonly string[],
): Promise<EndingTrial[]> {
  const { rows } = await db.query(
    `/* markEndingTrialsNotified */ update subscriptions s set trial_warned_for = s.trial_ends_at
     from ${clock}
     where s.company_id = $1 and s.client_id = any($2::uuid[]) and ${needsTrialNotice}
     returning s.client_id as "clientId", (
       select json_build_object('brand', k.brand, 'last4', k.last4) from client_cards k
       where k.company_id = $1 and k.client_id = s.client_id and k.is_default
     ) as card`,
    [companyId, clientIds],
  );
  return rows;
}
