import { recomputeTotals } from '../../../server/insights/internals';
import type { Queryable } from '../../../server/platform';
import { insertClients, insertMovements, insertSignIns, insertSubscriptions, makeClients } from './clients';
import { makeCompanies, type Sizes } from './companies';
import { insertPayments, insertRefunds, makePaid, makePayments } from './payments';

const indexesOf = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname`;

/**
 * Drops the tables' indexes that enforce no constraint, runs `work` and recreates them, since building an
 * index on a full table is much faster than updating it for each row.
 */
async function withoutIndexes(
  owner: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(indexesOf, [tables]);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await owner.query(definition);
}

const filledTables = ['clients', 'payments', 'refunds', 'mrr_movements', 'subscriptions', 'client_sign_ins'];

// Disables triggers and foreign key checks, which would take longer than all other work.
const disableTriggers = `set session_replication_role = replica; set work_mem = '128MB'; set maintenance_work_mem = '512MB'`;

const first = `select id from bench_companies where n <= 2 order by n`;

const cleanUp = `
  drop table bench_companies, bench_plans, bench_clients, bench_payments, bench_paid;
  reset session_replication_role; reset work_mem; reset maintenance_work_mem`;

/** The ids of the two companies that have payments. */
export interface Generated {
  first: string;
  /** A company as small as all others except the first. */
  second: string;
}

/**
 * Fills a migrated, empty database with companies, clients, and two years of MRR movements and payments.
 * `owner` must be a single session that may disable triggers.
 */
export async function generate(owner: Queryable, sizes: Sizes): Promise<Generated> {
  await owner.query(disableTriggers);
  await withoutIndexes(owner, filledTables, async () => {
    await owner.query(makeCompanies(sizes));
    await owner.query(makeClients);
    await owner.query(makePayments);
    await owner.query(insertPayments);
    await owner.query(insertRefunds);
    await owner.query(makePaid);
    await owner.query(insertSignIns);
    await owner.query(insertClients);
    await owner.query(insertSubscriptions);
    await owner.query(insertMovements);
  });
  const { rows } = await owner.query<{ id: string }>(first);
  await owner.query(cleanUp);
  await owner.query('vacuum analyze');
  const { rows: companies } = await owner.query<{ id: string }>('select id from companies');
  for (const { id } of companies) await recomputeTotals(owner, id);
  await owner.query('analyze client_facets, payment_counts, daily_tallies');
  const [one, two] = rows;
  if (!one || !two) throw new Error('Generate at least two companies.');
  return { first: one.id, second: two.id };
}
