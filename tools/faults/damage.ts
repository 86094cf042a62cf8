import type { Db, Services } from '../../server/platform';
import { readRows, readStoredTotals, recomputeStoredTotals } from '../../server/insights/testing';
import { findImbalances } from '../../server/testing/findImbalances';
import type { Written } from './load';

/** How stored rows differ from the acknowledged writes, as a text and as a verdict. */
export interface Damage {
  text: string;
  isNone: boolean;
}

export const damageBudget = 'no write lost, duplicated or partial; no ledger imbalances';

// Each query returns traces of a partial or repeated write: missing or extra rows, or wrong counters.
const partialWriteQueries = [
  `select from clients c where (select count(*) from audit_events a
     where a.company_id = c.company_id and a.action = 'client.created' and a.target_id = c.id) <> 1`,
  `select from audit_events a where a.action = 'client.created'
     and not exists (select from clients c where c.company_id = a.company_id and c.id = a.target_id)`,
  `select from client_billing_plans p where (select count(*) from audit_events a
     where a.company_id = p.company_id and a.action = 'clientBillingPlan.created' and a.target_id = p.id) <> 1`,
  `select from client_billing_plans p where not exists (select from plan_prices v
     where v.company_id = p.company_id and v.plan_id = p.id)`,
  `select from payments p where (select count(*) from refunds r
       where r.company_id = p.company_id and r.payment_id = p.id)
     <> (select count(*) from audit_events a
       where a.company_id = p.company_id and a.action = 'payment.refunded' and a.target_id = p.id)`,
  `select from refunds where status = 'Failed'`,
  `select from idempotency_keys where result = 'null'`,
  `select from companies k where last_client_number <> (select count(*) from clients c where c.company_id = k.id)
     or last_client_number <> (select count(distinct number) from clients c where c.company_id = k.id)`,
  `select from companies k where (select coalesce(sum(count), 0) from daily_tallies t
       where t.company_id = k.id and measure = 'ClientsAdded')
     <> (select count(*) from clients c where c.company_id = k.id)`,
];

const nameQueries = {
  client: 'select email as name from clients',
  plan: 'select name from client_billing_plans',
  refund: 'select note as name from refunds',
} as const;

async function countPartialWrites(db: Db, companyId: string): Promise<number> {
  let partial = 0;
  for (const text of partialWriteQueries) partial += (await db.query(text)).rowCount;
  const storedTotals = new Set(await readStoredTotals(db, companyId));
  const recomputed = recomputeStoredTotals(await readRows(db, companyId));
  return partial + recomputed.filter((line) => !storedTotals.has(line)).length;
}

/** Compares acknowledged writes with the stored rows, and checks the ledger and the counters. */
export async function measureDamage(
  { database }: Services,
  companyId: string,
  written: Written,
): Promise<Damage> {
  const counts = await database.inCompany(companyId, async (db) => {
    let [lost, duplicated] = [0, 0];
    for (const kind of ['client', 'plan', 'refund'] as const) {
      const { rows } = await db.query<{ name: string }>(nameQueries[kind]);
      const names = new Set(rows.map(({ name }) => name));
      lost += written[kind].filter((name) => !names.has(name)).length;
      duplicated += rows.length - names.size;
    }
    return { lost, duplicated, partial: await countPartialWrites(db, companyId) };
  });
  const { lost, duplicated, partial } = counts;
  const imbalances = Object.keys(await findImbalances(database, companyId)).length;
  return {
    text: `${lost} lost, ${duplicated} duplicated, ${partial} partial, ${imbalances} ledger imbalances`,
    isNone: lost + duplicated + partial + imbalances === 0,
  };
}
