import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { nodesOf, type Plan } from '../../testing/explainQueries';

const companyId = newId();
let engine: BareEngine;

beforeAll(async () => {
  engine = await openBareEngine();
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    await db.query("insert into companies (id, name, email) values ($1, 'Co', 'co@company.test')", [
      companyId,
    ]);
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, source)
       select $1, gen_random_uuid(), n, case when n % 200 = 0 then '山田太郎 ' else 'Müller ' end || md5(n::text),
         md5(n::text) || '@client.test', 'Active', 'Manual' from generate_series(1, 4000) n`,
      [companyId],
    );
    await db.query(
      `insert into audit_events (company_id, id, actor_type, action, target_type, target_label)
       select company_id, gen_random_uuid(), 'System', 'client.created', 'Client', name from clients`,
    );
  });
  await engine.query('vacuum analyze clients');
  await engine.query('vacuum analyze audit_events');
});
afterAll(() => engine.close());

/**
 * Returns the indexes that a search function uses in a generic plan, and the number of rows that it finds.
 */
async function planOf(
  name: string,
  search: string,
): Promise<{ indexes: unknown[]; found: number | undefined }> {
  return engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    const { rows } = await db.query<{ body: string }>(
      'select prosrc as body from pg_proc where oid = $1::regproc',
      [name],
    );
    const body = rows[0]?.body ?? '';
    await db.query('set local role livery_search');
    await db.query('set local plan_cache_mode = force_generic_plan');
    await db.query(
      `prepare planned (text) as ${body.replace(/;\s*$/, '').replace(/(\b\w+\.)?\bsearch\b/g, () => '$1')}`,
    );
    const explained = await db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) execute planned ('${search}')`,
    );
    await db.query('deallocate planned');
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('There is no plan.');
    const indexes = nodesOf(plan).flatMap((node) => node['Index Name'] ?? []);
    return { indexes: [...new Set(indexes)].sort(), found: plan['Actual Rows'] };
  });
}

test.each([
  ['matching_client_ids', 'Muller c4ca4238a0b9', ['clients_search'], 1],
  ['client_ids_with_cjk_pair', '太郎', ['clients_cjk_pairs'], 20],
  [
    'client_ids_beginning_with',
    '山',
    ['clients_by_number', 'clients_emails_beginning', 'clients_texts_beginning'],
    20,
  ],
  ['client_ids_with_address_beginning', 'c4c', ['clients_emails_beginning'], 1],
  ['matching_audit_event_ids', 'Muller c4ca4238a0b9', ['audit_events_keys'], 1],
  ['audit_event_ids_with_cjk_pair', '太郎', ['audit_events_cjk_pairs'], 20],
])('%s finds %j among 4,000 rows through its indexes', async (name, search, indexes, found) => {
  expect(await planOf(name, search)).toEqual({ indexes: [...indexes].sort(), found });
});
