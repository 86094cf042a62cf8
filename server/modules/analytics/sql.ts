import type { Db } from '../../db/database';
import type { PlanMrr } from '../../schema.generated';
import { trialEndsWithin } from '../clients/conditions';
import type { Day } from '../../lib/calendar';
import { payingByPlan } from '../subscriptions/payingSql';

/** What a company has at this moment, in its own time zone. */
export interface Standing {
  today: Day;
  timeZone: string;
  currency: string;
  trialsEnding: number;
  /** Empty where money is not asked for. */
  mrrByPlan: PlanMrr[];
}

const mrrByPlan = `coalesce((
      select json_agg(json_build_object(
        'plan', json_build_object('id', p.id, 'name', p.name), 'clients', f.active, 'mrr', f.mrr
      ) order by f.mrr desc, f.active desc, p.position, p.id)
      from ${payingByPlan} f join client_billing_plans p on p.company_id = k.id and p.id = f.plan_id
      where f.active > 0
    ), '[]')`;

export async function companyStanding(db: Db, companyId: string, withMoney: boolean): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    `/* analyticsStanding */
     select (company_now() at time zone k.time_zone)::date as today, k.time_zone as "timeZone", k.currency,
       (select count(*) from clients c
        where c.company_id = k.id and ${trialEndsWithin('7')}) as "trialsEnding",
       ${withMoney ? mrrByPlan : `'[]'::json`} as "mrrByPlan"
     from companies k where k.id = $1`,
    [companyId],
  );
  const [standing] = rows;
  if (!standing) throw new Error('A company has analytics while it exists.');
  return standing;
}

const totalNames = [
  'added',
  'started',
  'churned',
  'gross',
  'refunded',
  'mrrNew',
  'mrrExpansion',
  'mrrContraction',
  'mrrChurned',
  'failed',
  'failedAmount',
] as const;

/** Everything that happened from the company's beginning until some moment. */
export type Totals = Readonly<Record<(typeof totalNames)[number], number>>;

const sources: Readonly<Record<keyof Totals, { measure: string; column: 'count' | 'amount' }>> = {
  added: { measure: 'ClientsAdded', column: 'count' },
  started: { measure: 'NewMrr', column: 'count' },
  churned: { measure: 'ChurnedMrr', column: 'count' },
  gross: { measure: 'Revenue', column: 'amount' },
  refunded: { measure: 'Refunds', column: 'amount' },
  mrrNew: { measure: 'NewMrr', column: 'amount' },
  mrrExpansion: { measure: 'ExpansionMrr', column: 'amount' },
  mrrContraction: { measure: 'ContractionMrr', column: 'amount' },
  mrrChurned: { measure: 'ChurnedMrr', column: 'amount' },
  failed: { measure: 'FailedPayments', column: 'count' },
  failedAmount: { measure: 'FailedPayments', column: 'amount' },
};

const sums = totalNames
  .map(
    (name) => `sum(${sources[name].column}) filter (where measure = '${sources[name].measure}') as "${name}"`,
  )
  .join(', ');
const runningSums = totalNames
  .map((name) => `coalesce(sum("${name}") over (order by slot), 0)::bigint as "${name}"`)
  .join(', ');

/**
 * The totals right before each of these days, which ascend; the last of them is the day after the last that counts.
 * A difference of two is what happened between them.
 */
export async function totalsBefore(db: Db, companyId: string, days: readonly Day[]): Promise<Totals[]> {
  const { rows } = await db.query<Totals>(
    `/* analyticsTotals */
     with slots as (
       select width_bucket(day, $2::date[]) as slot, ${sums} from daily_tallies
       where company_id = $1 and day < ($2::date[])[cardinality($2::date[])] group by 1
     )
     select ${runningSums} from generate_series(0, cardinality($2::date[]) - 1) slot left join slots using (slot)
     order by slot`,
    [companyId, days],
  );
  return rows.map(exact);
}

// Beyond 2^53 the driver gives a text, and differences would be wrong without a word.
function exact(totals: Totals): Totals {
  const inexact = totalNames.find((name) => !Number.isSafeInteger(totals[name]));
  if (inexact) throw new RangeError(`${inexact} has grown beyond what a number holds.`);
  return totals;
}
