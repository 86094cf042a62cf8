import type { Db, PlanMrr, StatementRows } from '../../platform';
import { trialEndsWithin } from '../../clients';
import { payingByPlan } from '../../billing';
import { trialAttentionDays } from '../../../contract/clients';
import type { Day } from '../../lib/calendar';

export interface CurrentFigures {
  today: Day;
  timeZone: string;
  currency: string;
  trialsEnding: number;
  /** Empty without permission to see money. */
  mrrByPlan: PlanMrr[];
}

const mrrByPlan = `coalesce((
      select json_agg(json_build_object(
        'plan', json_build_object('id', p.id, 'name', p.name), 'clients', f.active, 'mrr', f.mrr
      ) order by f.mrr desc, f.active desc, p.position, p.id)
      from ${payingByPlan} f join client_billing_plans p on p.company_id = $1 and p.id = f.plan_id
      where f.active > 0
    ), '[]')`;

export async function loadCurrentFigures(
  db: Db,
  companyId: string,
  withMoney: boolean,
): Promise<CurrentFigures> {
  const { rows } = await db.query(
    `/* analyticsCurrentFigures */
     select (company_now() at time zone k.time_zone)::date as today, k.time_zone as "timeZone", k.currency,
       (select count(*) from clients c
        where c.company_id = $1 and ${trialEndsWithin(String(trialAttentionDays))}) as "trialsEnding",
       ${withMoney ? mrrByPlan : `'[]'::json`} as "mrrByPlan"
     from companies k where k.id = $1`,
    [companyId],
  );
  const [figures] = rows;
  if (!figures) throw new Error('The company does not exist.');
  return figures;
}

/** Running totals since the company was created. */
export type Totals = StatementRows['analyticsTotals'];

/**
 * Returns the running totals before each day. The days must be ascending. Subtract two results to get the
 * changes between their days.
 */
export async function totalsBefore(db: Db, companyId: string, days: readonly Day[]): Promise<Totals[]> {
  const { rows } = await db.query(
    `/* analyticsTotals */
     with slots as (
       select width_bucket(day, $2::date[]) as slot,
         sum(count) filter (where measure = 'ClientsAdded') as added,
         sum(count) filter (where measure = 'NewMrr') as started,
         sum(count) filter (where measure = 'ChurnedMrr') as churned,
         sum(amount) filter (where measure = 'Revenue') as gross,
         sum(amount) filter (where measure = 'Refunds') as refunded,
         sum(amount) filter (where measure = 'NewMrr') as "mrrNew",
         sum(amount) filter (where measure = 'ExpansionMrr') as "mrrExpansion",
         sum(amount) filter (where measure = 'ContractionMrr') as "mrrContraction",
         sum(amount) filter (where measure = 'ChurnedMrr') as "mrrChurned",
         sum(count) filter (where measure = 'FailedPayments') as failed,
         sum(amount) filter (where measure = 'FailedPayments') as "failedAmount"
       from daily_tallies
       where company_id = $1 and day < ($2::date[])[cardinality($2::date[])] group by 1
     )
     select
       coalesce(sum(added) over running, 0)::bigint as added,
       coalesce(sum(started) over running, 0)::bigint as started,
       coalesce(sum(churned) over running, 0)::bigint as churned,
       coalesce(sum(gross) over running, 0)::bigint as gross,
       coalesce(sum(refunded) over running, 0)::bigint as refunded,
       coalesce(sum("mrrNew") over running, 0)::bigint as "mrrNew",
       coalesce(sum("mrrExpansion") over running, 0)::bigint as "mrrExpansion",
       coalesce(sum("mrrContraction") over running, 0)::bigint as "mrrContraction",
       coalesce(sum("mrrChurned") over running, 0)::bigint as "mrrChurned",
       coalesce(sum(failed) over running, 0)::bigint as failed,
       coalesce(sum("failedAmount") over running, 0)::bigint as "failedAmount"
     from generate_series(0, cardinality($2::date[]) - 1) slot left join slots using (slot)
     window running as (order by slot)
     order by slot`,
    [companyId, days],
  );
  return rows.map(assertExact);
}

// Above 2^53, the driver returns a string, and subtractions would be silently wrong.
function assertExact(totals: Totals): Totals {
  const [inexactName] = Object.entries(totals).find(([, total]) => !Number.isSafeInteger(total)) ?? [];
  if (inexactName) throw new RangeError(`${inexactName} has grown beyond what a number holds.`);
  return totals;
}
