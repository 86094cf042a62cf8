import { addToDailyTallies, lockTotalsShared } from '../../company';
import { assertStored, type Db } from '../../platform';
import { owesOnlySetupFee } from '../../clients';
import type { MrrMovementKind } from '../../../contract/enums';
import { asLocalTime } from '../../lib/calendar';
import { timestampSql, type Timestamp } from '../../lib/timestamps';
import type { PlanPrice, Subscription } from './subscription';

/**
 * Loads the company's clock, its time zone and the current prices of its plans. The clock uses the database's
 * time, which all processes share.
 */
export async function loadClockAndPlans(
  db: Db,
  companyId: string,
): Promise<{ clock: Timestamp; timeZone: string; plans: PlanPrice[] }> {
  const { rows } = await db.query(
    `/* loadClockAndPlans */ select ${timestampSql('company_now()')} as clock, time_zone as "timeZone", coalesce((
       select json_agg(json_build_object('planId', id, 'name', name, 'version', price_version, 'price', price,
         'interval', interval, 'intervalCount', interval_count, 'yearlyPrice', yearly_price,
         'trialDays', trial_days, 'setupFee', setup_fee, 'requireCardForTrial', require_card_for_trial,
         'isOffered', status <> 'Archived'))
       from client_billing_plans where company_id = $1
     ), '[]') as plans
     from companies where id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Company ${companyId} not found.`);
  return row;
}

/** The SQL order of subscriptions `s`: the running one first, then the latest. */
export const latestFirst = 's.ended_at is null desc, s.started_at desc, s.id desc';

/**
 * The prepaid period of subscriptions `s` of company `$1`, unless its payment was refunded or disputed. While only a setup
 * fee is due, a refund or dispute does not end the period.
 */
export const prepaidPeriod = `case when s.prepaid is not null and (${owesOnlySetupFee} or not exists (
    select from payments y where y.company_id = $1 and y.subscription_id = s.id
      and y.period_start = (s.prepaid->>'periodStart')::timestamptz and y.status in ('Refunded', 'Disputed')
  )) then s.prepaid end`;

/** Subscriptions `s` of company `$1` at their prices `v`, as JSON. */
export const subscriptionJson = `json_build_object(
  'id', s.id, 'planId', s.plan_id, 'priceVersion', s.price_version,
  'price', coalesce(case when s.is_yearly then v.yearly_price end, v.price),
  'interval', case when s.is_yearly then 'Year' else v.interval end,
  'intervalCount', case when s.is_yearly then 1 else v.interval_count end, 'isYearly', s.is_yearly,
  'isBilled', s.is_billed, 'billedUntil', ${timestampSql('s.billed_until')},
  'nextPriceVersion', s.next_price_version, 'setupFee', s.setup_fee,
  'hasPaid', s.has_paid, 'unopened', s.unopened, 'prepaid', ${prepaidPeriod}, 'status', s.status, 'mrr', s.mrr, 'trialEndsAt', ${timestampSql('s.trial_ends_at')}, 'anchor', ${asLocalTime('s.billing_anchor')},
  'periodStart', ${timestampSql('s.current_period_start')}, 'periodEnd', ${timestampSql('s.current_period_end')},
  'cancelsAtPeriodEnd', s.cancel_at_period_end, 'startedAt', ${timestampSql('s.started_at')},
  'endedAt', ${timestampSql('s.ended_at')})`;

export interface SubscriptionRow {
  clientId: string;
  at: Timestamp;
  subscription: Subscription;
}

/** Upserts subscriptions, and returns whether the card provider must be updated. */
export async function upsertSubscriptions(
  db: Db,
  companyId: string,
  subscriptions: readonly SubscriptionRow[],
): Promise<boolean> {
  const result = await db.query(
    `/* upsertSubscriptions */
     insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr, trial_ends_at,
       billing_anchor, current_period_start, current_period_end, cancel_at_period_end, is_yearly, is_billed,
       billed_until, next_price_version, setup_fee, has_paid, unopened, prepaid, provider, started_at, ended_at,
       created_at, updated_at)
     select c.id, (r.subscription->>'id')::uuid, r."clientId", s."planId", s."priceVersion", s.status, s.mrr,
       s."trialEndsAt", s.anchor, s."periodStart", s."periodEnd", s."cancelsAtPeriodEnd", s."isYearly",
       s."isBilled", s."billedUntil", s."nextPriceVersion", s."setupFee", s."hasPaid", s.unopened, s.prepaid,
       case when s."isBilled" then (
         select k.provider from client_cards k
         where k.company_id = $1 and k.client_id = r."clientId" and k.is_default
       ) end,
       s."startedAt", s."endedAt", r.at, r.at
     from companies c, jsonb_to_recordset($2::jsonb) as r("clientId" uuid, at timestamptz, subscription jsonb),
       jsonb_to_record(r.subscription) as s("planId" uuid, "priceVersion" integer, status text, mrr integer,
         "trialEndsAt" timestamptz, anchor timestamp, "periodStart" timestamptz, "periodEnd" timestamptz,
         "cancelsAtPeriodEnd" boolean, "startedAt" timestamptz, "endedAt" timestamptz, "isYearly" boolean, "isBilled" boolean,
         "billedUntil" timestamptz, "nextPriceVersion" integer, "setupFee" integer, "hasPaid" boolean, unopened jsonb, prepaid jsonb)
     where c.id = $1 order by r."clientId"
     on conflict (company_id, id) do update set plan_id = excluded.plan_id,
       price_version = excluded.price_version, status = excluded.status, mrr = excluded.mrr,
       trial_ends_at = excluded.trial_ends_at, billing_anchor = excluded.billing_anchor,
       current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
       cancel_at_period_end = excluded.cancel_at_period_end, is_yearly = excluded.is_yearly,
       is_billed = excluded.is_billed, billed_until = excluded.billed_until,
       next_price_version = excluded.next_price_version, setup_fee = excluded.setup_fee,
       has_paid = excluded.has_paid, unopened = excluded.unopened, prepaid = excluded.prepaid,
       provider = coalesce(subscriptions.provider, excluded.provider), ended_at = excluded.ended_at,
       updated_at = excluded.updated_at
     returning needs_sync as "needsSync"`,
    [companyId, JSON.stringify(subscriptions)],
  );
  assertStored(result, subscriptions);
  return result.rows.some(({ needsSync }) => needsSync);
}

export interface MrrMovement {
  id: string;
  clientId: string;
  planId: string;
  kind: MrrMovementKind;
  change: number;
  mrr: number;
  at: Timestamp;
}

/** Inserts MRR movements, and ends each client's previous movement at the start of the new one. */
export async function writeMovements(
  db: Db,
  companyId: string,
  movements: readonly MrrMovement[],
): Promise<void> {
  const values = [companyId, JSON.stringify(movements)];
  await db.query(
    `/* closeMovements */ update mrr_movements m set until_at = r.at
     from jsonb_to_recordset($2::jsonb) as r("clientId" uuid, at timestamptz)
     where m.company_id = $1 and m.client_id = r."clientId" and m.until_at is null`,
    values,
  );
  const result = await db.query(
    `/* insertMovements */
     insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
     select k.id, r.id, "clientId", "planId", kind, change, mrr, at
     from companies k, jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, "planId" uuid, kind text, change integer,
       mrr integer, at timestamptz)
     where k.id = $1`,
    values,
  );
  assertStored(result, movements);
  const tallies = movements.map(({ kind, change, at }) => ({
    measure: `${kind}Mrr` as const,
    at,
    count: 1,
    amount: change,
  }));
  await lockTotalsShared(db, companyId);
  await addToDailyTallies(db, companyId, tallies);
}
