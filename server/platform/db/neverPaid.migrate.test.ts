import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { migrate, migrationsFolder } from './migrate';

let engine: BareEngine;
let folder: string;
beforeEach(async () => {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

async function insertClient(companyId: string, planId: string, status: string, payment: string, mrr = 2900) {
  const [id, subscriptionId] = [newId(), newId()];
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, plan_id, source, is_paying, mrr)
       values ($1, $2, (select count(*) from clients) + 1, 'Ada', $5, $3, $4, 'Manual', true, $6)`,
      [companyId, id, status, planId, `${id}@client.test`, mrr],
    );
    await db.query(
      `insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr, current_period_start,
         current_period_end, started_at, is_billed, billed_until)
       values ($1, $2, $3, $4, 1, $5, $6, now() - interval '3 days', now() + interval '27 days',
         now() - interval '3 days', true, now() + interval '27 days')`,
      [companyId, subscriptionId, id, planId, status, mrr],
    );
    await db.query(
      `insert into payments (company_id, id, number, direction, type, status, amount, currency, client_id, plan_id,
         subscription_id, trigger, paid_at, failed_at)
       values ($1, gen_random_uuid(), (select count(*) from payments) + 1, 'Incoming', 'Subscription', $5, 2900, 'EUR', $2,
         $3, $4, 'Purchase', case when $6 then now() end, case when not $6 then now() end)`,
      [companyId, id, planId, subscriptionId, payment, payment === 'Succeeded'],
    );
    await db.query(
      `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
       values ($1, gen_random_uuid(), $2, $3, 'New', $4, $4, now() - interval '3 days')`,
      [companyId, id, planId, mrr],
    );
  });
  return id;
}

test('migrations after 0037 count unpaid and free clients as churned and keep the MRR of paying clients', async () => {
  const files = (await readdir(migrationsFolder)).sort();
  const neverPaidMigration = files.find((file) => file.endsWith('_never_paid.sql')) ?? '';
  const copyMigration = (file: string) => cp(path.join(migrationsFolder, file), path.join(folder, file));
  await engine.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  );
  for (const file of files.slice(0, files.indexOf(neverPaidMigration))) await copyMigration(file);
  await migrate(engine.inTransaction, folder);

  const [companyId, planId, freePlanId] = [newId(), newId(), newId()];
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    await db.query("insert into companies (id, name, email) values ($1, 'Co', 'co@company.test')", [
      companyId,
    ]);
    await db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       values ($1, $2, 1, 'Plan', 2900, 'EUR', 'Month'), ($1, $3, 2, 'Free', 0, 'EUR', 'Month')`,
      [companyId, planId, freePlanId],
    );
  });
  const unpaid = await insertClient(companyId, planId, 'PastDue', 'Failed');
  const paid = await insertClient(companyId, planId, 'Active', 'Succeeded');
  const free = await insertClient(companyId, freePlanId, 'Active', 'Succeeded', 0);

  const laterMigrations = files
    .slice(files.indexOf(neverPaidMigration))
    .filter((file) => file.endsWith('.sql'));
  for (const file of laterMigrations) await copyMigration(file);
  await expect(migrate(engine.inTransaction, folder)).resolves.toEqual(laterMigrations);
  const queryAsCompany = (text: string) =>
    engine.inTransaction(async (db) => {
      await db.query("select set_config('app.company_id', $1, true)", [companyId]);
      return (await db.query(text)).rows;
    });
  const clientsQuery = `select c.id, c.mrr, c.is_paying as paying, s.has_paid as "hasPaid", m.kind
    from clients c join subscriptions s on s.client_id = c.id
    join mrr_movements m on m.client_id = c.id and m.until_at is null order by c.number`;
  expect(await queryAsCompany(clientsQuery)).toEqual([
    { id: unpaid, mrr: 0, paying: false, hasPaid: false, kind: 'Churned' },
    { id: paid, mrr: 2900, paying: true, hasPaid: true, kind: 'New' },
    { id: free, mrr: 0, paying: false, hasPaid: true, kind: 'Churned' },
  ]);
  expect(
    await queryAsCompany(
      "select active, mrr::integer as mrr from client_facets where facet = 'Plan' and count > 0 order by mrr",
    ),
  ).toEqual([
    { active: 0, mrr: 0 },
    { active: 1, mrr: 2900 },
  ]);
  expect(
    await queryAsCompany(
      "select to_regclass('companies_to_recount') as done, to_regproc('recount_free_clients') as recount",
    ),
  ).toEqual([{ done: null, recount: null }]);
});
