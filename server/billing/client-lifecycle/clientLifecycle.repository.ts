import { withClientTotals } from '../../clients';
import type { Db } from '../../platform';
import { timestampSql, type Timestamp } from '../../lib/timestamps';
import { latestFirst, subscriptionJson } from '../subscriptions/subscriptions.repository';
import { recurringRevenueOf } from '../subscriptions/subscription';
import { nextRenewalOf, type ClientState } from './clientState';

export async function loadClientStates(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, ClientState>> {
  const { rows } = await db.query(
    `/* loadClientStates */
     select c.id, c.name, c.status, c.status_before as "statusBefore", c.plan_id as "planId", c.tags,
       ${timestampSql('c.trial_ends_at')} as "trialEndsAt", ${timestampSql('c.deactivate_at')} as "deactivateAt",
       ${timestampSql('c.deactivated_at')} as "deactivatedAt", c.deactivated_by as "deactivatedBy",
       c.deactivation_reason as "deactivationReason", c.deactivation_note as "deactivationNote",
       k.id is not null as "hasCard",
       coalesce(card_good_until(k.exp_year, k.exp_month) > company_now(), false) as "hasValidCard",
       coalesce(s.is_charging, false) as "isCharging", s.subscription
     from clients c
     left join client_cards k on k.company_id = c.company_id and k.client_id = c.id and k.is_default
     left join lateral (
       select ${subscriptionJson} as subscription, s.unopened is not null and exists (
         select from payments y where y.company_id = $1 and y.subscription_id = s.id
           and y.period_start is not null and y.status in ('Pending', 'Processing')
       ) as is_charging
       from subscriptions s join plan_prices v
         on v.company_id = s.company_id and v.plan_id = s.plan_id and v.version = s.price_version
       where s.company_id = $1 and s.client_id = c.id
       order by ${latestFirst} limit 1
     ) s on true
     where c.company_id = $1 and c.id = any($2::uuid[])`,
    [companyId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface ClientStateWrite {
  at: Timestamp;
  before: ClientState;
  after: ClientState;
}

function toRow({ at, before, after }: ClientStateWrite) {
  const { isPaying, mrr } = recurringRevenueOf(after.subscription);
  return {
    ...after,
    isPaying,
    mrr,
    at,
    nextRenewalAt: nextRenewalOf(after),
    hasTransitioned: after.status !== before.status,
    isEdited: after.tags.join('\n') !== before.tags.join('\n'),
  };
}

/**
 * Writes clients and the columns derived from their subscriptions. Only a change of tags increments the lock
 * version.
 */
export async function writeClientStates(
  db: Db,
  companyId: string,
  writes: readonly ClientStateWrite[],
): Promise<void> {
  const ids = writes.map(({ after }) => after.id);
  await withClientTotals(db, companyId, ids, () =>
    db.query(
      `/* writeClientStates */
       update clients c set status = r.status, status_before = r."statusBefore", plan_id = r."planId",
         tags = case when r."isEdited" then r.tags else c.tags end,
         trial_ends_at = r."trialEndsAt", next_renewal_at = r."nextRenewalAt",
         is_paying = r."isPaying", mrr = r.mrr,
         deactivate_at = r."deactivateAt", deactivated_at = r."deactivatedAt",
         deactivated_by = r."deactivatedBy", deactivation_reason = r."deactivationReason",
         deactivation_note = r."deactivationNote",
         status_changed_at = case when r."hasTransitioned" then r.at else c.status_changed_at end,
         lock_version = c.lock_version + r."isEdited"::integer, updated_at = greatest(c.updated_at, r.at)
       from jsonb_to_recordset($2::jsonb) as r(id uuid, at timestamptz, status text, "statusBefore" text,
         "planId" uuid, tags text[], "trialEndsAt" timestamptz, "nextRenewalAt" timestamptz, "isPaying" boolean,
         mrr integer, "deactivateAt" timestamptz, "deactivatedAt" timestamptz, "deactivatedBy" uuid,
         "deactivationReason" text, "deactivationNote" text, "hasTransitioned" boolean, "isEdited" boolean)
       where c.company_id = $1 and c.id = r.id`,
      [companyId, JSON.stringify(writes.map(toRow))],
    ),
  );
}

/**
 * Returns the lock version that an edit must send, with the author and time of the last audited edit. Without
 * one, the author is null and the time is that of the last update.
 */
export async function lastEdit(
  db: Db,
  companyId: string,
  id: string,
): Promise<{ version: number; changedBy: string | null; changedAt: Date }> {
  const { rows } = await db.query(
    `/* lastClientEdit */
     select c.lock_version as version, e.actor_name as "changedBy",
       coalesce(e.occurred_at, c.updated_at) as "changedAt"
     from clients c left join lateral (
       select actor_name, occurred_at from audit_events
       where company_id = $1 and target_id = c.id and action in ('client.updated', 'client.restored')
       order by occurred_at desc, id desc limit 1
     ) e on true
     where c.company_id = $1 and c.id = $2`,
    [companyId, id],
  );
  const [row] = rows;
  if (!row) throw new Error(`Client ${id} does not exist.`);
  return row;
}

/**
 * Returns the number and sum of the client's payments that are pending, processing or scheduled for a retry.
 */
export async function openPayments(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<{ count: number; amount: number }> {
  const { rows } = await db.query(
    `/* openPaymentsOfClient */
     select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount from payments
     where company_id = $1 and client_id = $2 and direction = 'Incoming'
       and (status in ('Pending', 'Processing') or (status = 'Failed' and next_retry_at is not null))`,
    [companyId, clientId],
  );
  return rows[0] ?? { count: 0, amount: 0 };
}

export interface DueClient {
  id: string;
  /** The name of the operator who scheduled the deactivation; null if the operator no longer exists. */
  scheduledBy: string | null;
}

/**
 * Locks and returns up to `count` clients whose deactivation is due, skipping those that other transactions
 * have locked.
 */
export async function lockDueClients(db: Db, companyId: string, count: number): Promise<DueClient[]> {
  const { rows } = await db.query(
    `/* lockDueClients */
     select c.id, o.name as "scheduledBy"
     from clients c left join operators o on o.company_id = c.company_id and o.id = c.deactivated_by
     where c.company_id = $1 and c.deactivate_at <= company_now()
     order by c.id limit $2 for no key update of c skip locked`,
    [companyId, count],
  );
  return rows;
}

/** Returns the ids of the companies with due deactivations. Requires a platform transaction. */
export async function companiesWithDueClients(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    '/* companiesWithDueClients */ select id from companies_with_due_deactivations() as id',
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the ids of the given clients who have a payment for the plan that was not canceled, even a failed
 * one. They don't pay its setup fee again.
 */
export async function clientsChargedFor(
  db: Db,
  companyId: string,
  planId: string,
  clientIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query(
    `/* clientsChargedFor */ select c.id from unnest($3::uuid[]) as c(id)
     where exists (
       select from payments p
       where p.company_id = $1 and p.client_id = c.id and p.plan_id = $2 and p.status <> 'Canceled'
     )`,
    [companyId, planId, clientIds],
  );
  return new Set(rows.map(({ id }) => id));
}
