import type { Services } from '../../server/context';
import type { Db } from '../../server/db/database';
import { readRows } from '../../server/modules/analytics/testing/readRows';
import { readKept, recountKept } from '../../server/modules/analytics/testing/recountKept';
import { imbalances } from '../../server/testing/books';
import type { Writer } from './writer';

/** What is wrong with what writers have left, counted. */
export interface Damage {
  lost: number;
  doubled: number;
  half: number;
  /** In how many ways the company's books do not balance. */
  imbalances: number;
}

// Each counts rows that should not be: parts of a write without the others, or the same write twice.
const halves = [
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
  `select from companies k where (select coalesce(sum(count), 0) from client_counts n where n.company_id = k.id)
     <> (select count(*) from clients c where c.company_id = k.id)`,
  `select from companies k where (select coalesce(sum(count), 0) from daily_tallies t
       where t.company_id = k.id and measure = 'ClientsAdded')
     <> (select count(*) from clients c where c.company_id = k.id)`,
];

const names = {
  client: 'select email as name from clients',
  plan: 'select name from client_billing_plans',
  refund: 'select note as name from refunds',
} as const;

async function namesIn(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(text);
  return rows.map(({ name }) => name);
}

const missing = (acknowledged: readonly string[], found: readonly string[]): number => {
  const there = new Set(found);
  return acknowledged.filter((name) => !there.has(name)).length;
};

const repeated = (found: readonly string[]): number => found.length - new Set(found).size;

async function halfWritten(db: Db, companyId: string): Promise<number> {
  let half = 0;
  for (const text of halves) half += (await db.query(text)).rowCount;
  const kept = new Set(await readKept(db, companyId));
  const counted = recountKept(await readRows(db, companyId));
  return half + counted.filter((line) => !kept.has(line)).length;
}

/** Compares what was acknowledged with what is there, and the books with themselves. */
export async function damageIn(
  { database }: Services,
  companyId: string,
  writers: readonly Writer[],
): Promise<Damage> {
  const damage = await database.inCompany(companyId, async (db) => {
    const found: Damage = { lost: 0, doubled: 0, half: await halfWritten(db, companyId), imbalances: 0 };
    for (const kind of ['client', 'plan', 'refund'] as const) {
      const there = await namesIn(db, names[kind]);
      const acknowledged = writers.flatMap(({ written }) => written[kind]);
      found.lost += missing(acknowledged, there);
      found.doubled += repeated(there);
    }
    return found;
  });
  return { ...damage, imbalances: Object.keys(await imbalances(database, companyId)).length };
}

export const damageInWords = ({ lost, doubled, half, imbalances }: Damage): string =>
  `${lost} lost, ${doubled} doubled, ${half} half, ${imbalances || 'no'} imbalances in the books`;

export const isWhole = ({ lost, doubled, half, imbalances }: Damage): boolean =>
  lost + doubled + half + imbalances === 0;
