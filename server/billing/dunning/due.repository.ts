import { type Db, statusAllowsSql } from '../../platform';

/**
 * SQL condition: company `k`, which is `$1`, ends the past due status of its clients, and past due client `c` has no pending
 * payment or retry and is past the grace period at `clock.now`. The grace period starts at the latest of the
 * last failure, the change to past due and the change of the dunning settings. It counts calendar days in the
 * company's time zone.
 */
export const isPastGrace = `c.status = 'PastDue' and k.after_last_retry <> 'KeepPastDue'
  and ${statusAllowsSql('k.status', 'charge')}
  and not exists (
    select from payments p
    where p.company_id = $1 and p.client_id = c.id and p.direction = 'Incoming'
      and (p.status in ('Pending', 'Processing') or p.status = 'Failed' and p.next_retry_at is not null)
  )
  and (greatest(k.dunning_since, c.status_changed_at, (
    select max(p.failed_at) from payments p
    where p.company_id = $1 and p.client_id = c.id and p.direction = 'Incoming' and p.status = 'Failed'
  )) at time zone k.time_zone + make_interval(days => k.grace_days)) at time zone k.time_zone <= clock.now`;

const clock = `(select company_now() as now offset 0) clock`;

/**
 * Returns at most `limit` ids of clients who are past the grace period, in order of id. `among` restricts the
 * search to these clients.
 */
export async function clientsPastGrace(
  db: Db,
  companyId: string,
  limit: number,
  among: readonly string[] | null = null,
): Promise<string[]> {
  const { rows } = await db.query(
    `/* clientsPastGrace */ select c.id
     from ${clock} cross join companies k join clients c on c.company_id = k.id
     where k.id = $1 and ($3::uuid[] is null or c.id = any($3)) and ${isPastGrace} order by c.id limit $2`,
    [companyId, limit, among],
  );
  return rows.map(({ id }) => id);
}

/** A client whose past due status ended after the grace period. */
export interface AffectedClient {
  clientId: string;
  clientName: string;
  /** The latest failed payment; null if there is none, such as for imported clients. */
  payment: { id: string; amount: number; currency: string } | null;
}

export async function affectedClients(
  db: Db,
  companyId: string,
  clientIds: readonly string[],
): Promise<AffectedClient[]> {
  const { rows } = await db.query(
    `/* affectedClients */ select c.id as "clientId", c.name as "clientName", (
       select json_build_object('id', id, 'amount', amount, 'currency', currency)
       from payments
       where company_id = $1 and client_id = c.id and direction = 'Incoming' and status = 'Failed'
       order by created_at desc, id desc limit 1
     ) as payment
     from clients c where c.company_id = $1 and c.id = any($2::uuid[]) order by c.id`,
    [companyId, clientIds],
  );
  return rows;
}

/**
 * Returns the ids of active companies with past due clients, except companies set to KeepPastDue. Requires a
 * platform transaction.
 */
export async function companiesPastDue(db: Db): Promise<string[]> {
  const { rows } = await db.query('/* companiesPastDue */ select id from companies_past_due() as id');
  return rows.map(({ id }) => id);
}
