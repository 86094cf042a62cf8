import type { Db } from '../../db/database';
import { isAllowed } from '../../permissions';

/**
 * Of clients `c` in company `k`, by `clock.now`: the last retry of what they owe has failed, and the grace period after it
 * is over.
 */
export const isPastGrace = `c.status = 'PastDue' and k.after_last_retry <> 'KeepPastDue'
  and ${isAllowed('k.status', 'charge')}
  and not exists (
    select from payments p
    where p.company_id = c.company_id and p.client_id = c.id and p.direction = 'Incoming'
      and (p.status in ('Pending', 'Processing') or p.status = 'Failed' and p.next_retry_at is not null)
  )
  and greatest(k.dunning_since, (
    select max(p.failed_at) from payments p
    where p.company_id = c.company_id and p.client_id = c.id and p.direction = 'Incoming' and p.status = 'Failed'
  )) + make_interval(days => k.grace_days) <= clock.now
  and exists (
    select from payments p
    where p.company_id = c.company_id and p.client_id = c.id and p.direction = 'Incoming' and p.status = 'Failed'
  )`;

const clock = `(select company_now() as now offset 0) clock`;

export async function clientsPastGrace(db: Db, companyId: string, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `/* clientsPastGrace */ select c.id
     from ${clock} cross join companies k join clients c on c.company_id = k.id
     where k.id = $1 and ${isPastGrace} order by c.id limit $2`,
    [companyId, limit],
  );
  return rows.map(({ id }) => id);
}

/** What a client owes whose retries are over. */
export interface LastFailure {
  paymentId: string;
  clientId: string;
  clientName: string;
  amount: number;
  currency: string;
  description: string | null;
}

/** The latest failed payment of each of the clients. */
export async function lastFailures(
  db: Db,
  companyId: string,
  clientIds: readonly string[],
): Promise<LastFailure[]> {
  const { rows } = await db.query<LastFailure>(
    `/* lastFailures */ select p.id as "paymentId", c.id as "clientId", c.name as "clientName", p.amount, p.currency,
       p.description
     from clients c cross join lateral (
       select id, amount, currency, description from payments
       where company_id = $1 and client_id = c.id and direction = 'Incoming' and status = 'Failed'
       order by created_at desc, id desc limit 1
     ) p
     where c.company_id = $1 and c.id = any($2::uuid[]) order by c.id`,
    [companyId, clientIds],
  );
  return rows;
}

/** Within a transaction on the platform: companies with past due clients, whose retries may be over. */
export async function companiesPastDue(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    '/* companiesPastDue */ select id from companies_past_due() as id',
  );
  return rows.map(({ id }) => id);
}
