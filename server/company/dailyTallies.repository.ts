import type { Db, Queryable } from '../platform';
import type { MrrMovementKind } from '../../contract/enums';

/** A part of the totals of one day in the company's time zone. */
export interface DailyTally {
  measure: 'ClientsAdded' | `${MrrMovementKind}Mrr` | 'Revenue' | 'Refunds' | 'FailedPayments';
  /** A time on the day. */
  at: Date | string;
  count: number;
  /** In minor units. */
  amount: number;
}

/**
 * Prevents other transactions from recomputing the company's totals until the transaction ends. A transaction
 * calls it before it adds to totals, and after it has locked the company, clients and payments.
 */
export async function lockTotalsShared(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* lockTotalsShared */ select pg_advisory_xact_lock_shared(hashtextextended('totals ' || $1, 0))`,
    [companyId],
  );
}

/**
 * Waits for the transactions that add to the company's totals, and blocks later ones until the transaction ends.
 * A transaction that holds locks of clients, payments or totals must not call it, to prevent deadlocks.
 */
export async function lockTotals(db: Db, companyId: string): Promise<void> {
  await db.query(`/* lockTotals */ select pg_advisory_xact_lock(hashtextextended('totals ' || $1, 0))`, [
    companyId,
  ]);
}

/** Adds to the totals of days, in the transaction that changes what they count. Requires `lockTotalsShared`. */
export async function addToDailyTallies(
  db: Db,
  companyId: string,
  tallies: readonly DailyTally[],
): Promise<void> {
  if (tallies.length === 0) return;
  await db.query(
    `/* addToDailyTallies */
     insert into daily_tallies (company_id, measure, day, count, amount)
     select k.id, r.measure, (r.at at time zone k.time_zone)::date, sum(r.count), sum(r.amount)
     from companies k,
       jsonb_to_recordset($2::jsonb) as r(measure text, at timestamptz, count integer, amount bigint)
     where k.id = $1
     group by 1, 2, 3 having sum(r.count) <> 0 or sum(r.amount) <> 0 order by 1, 2, 3
     on conflict (company_id, measure, day) do update set count = daily_tallies.count + excluded.count,
       amount = daily_tallies.amount + excluded.amount`,
    [companyId, JSON.stringify(tallies)],
  );
}

/** The daily totals of a company's rows, in its current time zone. `$1` is the company's id. */
export const dailyTalliesOfRows = `
  select 'ClientsAdded' as measure, (c.created_at at time zone k.time_zone)::date as day, count(*)::integer as count,
    0::bigint as amount
  from clients c join companies k on k.id = c.company_id where c.company_id = $1 group by 2
  union all
  select m.kind || 'Mrr', (m.occurred_at at time zone k.time_zone)::date, count(*)::integer, sum(m.change)
  from mrr_movements m join companies k on k.id = m.company_id where m.company_id = $1 group by 1, 2
  union all
  select 'Revenue', (p.paid_at at time zone k.time_zone)::date, count(*)::integer, sum(p.amount)
  from payments p join companies k on k.id = p.company_id
  where p.company_id = $1 and p.direction = 'Incoming' and is_collected(p.status) and p.paid_at is not null
  group by 2
  union all
  select 'FailedPayments', (p.failed_at at time zone k.time_zone)::date, count(*)::integer, sum(p.amount)
  from payments p join companies k on k.id = p.company_id
  where p.company_id = $1 and p.direction = 'Incoming' and is_lost(p.status) and p.failed_at is not null
  group by 2
  union all
  select 'Refunds', (r.created_at at time zone k.time_zone)::date, count(*)::integer, sum(r.amount)
  from refunds r join companies k on k.id = r.company_id
  join payments p on p.company_id = r.company_id and p.id = r.payment_id
  where r.company_id = $1 and r.status = 'Succeeded' and p.direction = 'Incoming'
  group by 2`;

/** Recomputes the totals of all days. Requires `lockTotals`. */
export async function recomputeDailyTallies(db: Queryable, companyId: string): Promise<void> {
  await db.query('/* deleteDailyTallies */ delete from daily_tallies where company_id = $1', [companyId]);
  await db.query(
    `/* insertDailyTallies */
     insert into daily_tallies (company_id, measure, day, count, amount)
     select k.id, t.measure, t.day, t.count, t.amount from companies k, (${dailyTalliesOfRows}) t where k.id = $1`,
    [companyId],
  );
}

async function lockTimeZone(db: Db, companyId: string): Promise<string | undefined> {
  const { rows } = await db.query(
    '/* lockTimeZone */ select time_zone as "timeZone" from companies where id = $1 for no key update',
    [companyId],
  );
  return rows[0]?.timeZone;
}

/** Runs `write`, which may change the time zone, and recomputes the totals of all days if it does. */
export async function withTimeZoneChange(
  db: Db,
  companyId: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const before = await lockTimeZone(db, companyId);
  await write();
  if ((await lockTimeZone(db, companyId)) === before) return;
  await lockTotals(db, companyId);
  await recomputeDailyTallies(db, companyId);
}
