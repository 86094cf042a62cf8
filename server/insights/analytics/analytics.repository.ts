import type { Db, PlanMrr } from '../../platform';
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

/** Running totals since the company was created. */
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
 * Returns the running totals before each day. The days must be ascending. Subtract two results to get the
 * changes between their days.
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
  return rows.map(assertExact);
}

// Above 2^53, the driver returns a string, and subtractions would be silently wrong.
function assertExact(totals: Totals): Totals {
  const inexactName = totalNames.find((name) => !Number.isSafeInteger(totals[name]));
  if (inexactName) throw new RangeError(`${inexactName} has grown beyond what a number holds.`);
  return totals;
}
