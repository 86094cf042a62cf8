import type { Queryable } from '../../../server/platform';
import { insertClients, insertMovements, insertSignIns, insertSubscriptions, makeClients } from './clients';
import { makeCompanies } from './companies';
import { insertCounters } from './counters';
import { insertPayments, insertRefunds, makePaid, makePayments } from './payments';
import type { Sizes } from './sizes';
import { withoutIndexes } from './withoutIndexes';

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
    await owner.query(insertCounters);
  });
  const { rows } = await owner.query<{ id: string }>(first);
  await owner.query(cleanUp);
  await owner.query('vacuum analyze');
  const [one, two] = rows;
  if (!one || !two) throw new Error('Generate at least two companies.');
  return { first: one.id, second: two.id };
}
