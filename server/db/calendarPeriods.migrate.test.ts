import { cp } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../lib/ids';
import { type BareEngine, openBareEngine } from '../testing/bareEngine';
import { newFolder, removeFolder } from '../testing/folders';
import { migrate, migrationsFolder } from './migrate';

const isOurs = (name: string): boolean => name.endsWith('_calendar_periods.sql');
const names = readdirSync(migrationsFolder).sort();
const earlier = names.slice(0, names.findIndex(isOurs));

let engine: BareEngine;
let folder: string;
beforeEach(async () => {
  engine = await openBareEngine();
  folder = await newFolder('migrations');
  await engine.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  );
  for (const name of earlier) await cp(path.join(migrationsFolder, name), path.join(folder, name));
  await migrate(engine.inTransaction, folder);
});
afterEach(async () => {
  await engine.close();
  await removeFolder(folder);
});

async function upgrade(): Promise<void> {
  const later = names.slice(earlier.length);
  for (const name of later) await cp(path.join(migrationsFolder, name), path.join(folder, name));
  await expect(migrate(engine.inTransaction, folder)).resolves.toEqual(later);
}

interface Before {
  timeZone: string;
  anchor: string;
  periodEnd: string;
  feeAnchor?: string;
  nextFee?: string;
  lastFeeEnd?: string;
}

async function insertCompany({ timeZone, anchor, periodEnd, feeAnchor, nextFee, lastFeeEnd }: Before) {
  const [id, planId, clientId] = [newId(), newId(), newId()];
  await engine.inTransaction(async (db) => {
    await db.query("select set_config('app.company_id', $1, true)", [id]);
    await db.query(
      `insert into companies (id, name, email, time_zone, platform_fee_anchor_at, next_platform_fee_at)
       values ($1, 'Co', 'co@company.test', $2, $3, $4)`,
      [id, timeZone, feeAnchor ?? null, nextFee ?? null],
    );
    await db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
       values ($1, $2, 1, 'Plan', 2900, 'EUR', 'Month')`,
      [id, planId],
    );
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, source)
       values ($1, $2, 1, 'Client', 'client@client.test', 'Active', 'Manual')`,
      [id, clientId],
    );
    await db.query(
      `insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr, billing_anchor_at,
         current_period_start, current_period_end, billed_until, started_at)
       values ($1, $2, $3, $4, 1, 'Active', 2900, $5, $5, $6, $6, $5)`,
      [id, newId(), clientId, planId, anchor, periodEnd],
    );
    if (lastFeeEnd) {
      await db.query(
        `insert into payments (company_id, id, number, direction, type, status, amount, currency, trigger, period_start,
           period_end)
         values ($1, $2, 1, 'Outgoing', 'PlatformFee', 'Failed', 4900, 'EUR', 'Cycle', $3, $4)`,
        [id, newId(), feeAnchor, lastFeeEnd],
      );
    }
  });
  return id;
}

async function rowsOf<Row extends object>(company: string, columns: string, table: string) {
  const key = table === 'companies' ? 'id' : 'company_id';
  return (await engine.query<Row>(`select ${columns} from ${table} where ${key} = $1`, [company])).rows;
}

test('a subscription keeps its day and its time of day in the company’s time zone, and its period', async () => {
  const anchor = '2027-01-31T06:27:00.250Z';
  const periodEnd = '2027-02-28T06:27:00.250Z';
  const companies = new Map<string, string>();
  for (const timeZone of ['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
    companies.set(timeZone, await insertCompany({ timeZone, anchor, periodEnd }));
  }
  await upgrade();
  for (const [timeZone, local] of [
    ['America/Los_Angeles', '2027-01-30 22:27:00.25'],
    ['UTC', '2027-01-31 06:27:00.25'],
    ['Asia/Kolkata', '2027-01-31 11:57:00.25'],
    ['Pacific/Kiritimati', '2027-01-31 20:27:00.25'],
  ] as const) {
    const columns = 'billing_anchor::text as anchor, current_period_end as until';
    expect(await rowsOf(companies.get(timeZone) ?? '', columns, 'subscriptions')).toEqual([
      { anchor: local, until: new Date(periodEnd) },
    ]);
  }
});

test.each([
  ['the first month begins when the company did', undefined, '2027-01-31 22:27:00'],
  ['a later month begins where the one before it ended', '2027-02-28T06:27:00Z', '2027-02-27 22:27:00'],
])('%s', async (_name, lastFeeEnd, from) => {
  const isFirst = lastFeeEnd === undefined;
  const id = await insertCompany({
    timeZone: 'America/Los_Angeles',
    anchor: '2027-01-31T06:27:00Z',
    periodEnd: '2027-02-28T06:27:00Z',
    feeAnchor: isFirst ? '2027-02-01T06:27:00Z' : '2027-01-31T06:27:00Z',
    nextFee: isFirst ? '2027-03-01T06:27:00Z' : '2027-03-31T05:27:00Z',
    lastFeeEnd,
  });
  await upgrade();
  const columns = `platform_fee_anchor::text as anchor,
    (platform_fee_from at time zone 'America/Los_Angeles')::text as from`;
  expect(await rowsOf(id, columns, 'companies')).toEqual([
    { anchor: isFirst ? '2027-01-31 22:27:00' : '2027-01-30 22:27:00', from },
  ]);
});

test('payments have the days that they were charged for, and are counted once', async () => {
  const id = await insertCompany({
    timeZone: 'America/Los_Angeles',
    anchor: '2027-01-31T06:27:00Z',
    periodEnd: '2027-02-28T06:27:00Z',
    feeAnchor: '2027-03-01T06:27:00Z',
    nextFee: '2027-05-01T05:27:00Z',
    lastFeeEnd: '2027-04-01T05:27:00Z',
  });
  await upgrade();
  expect(await rowsOf(id, 'period_from::text as from, period_to::text as to', 'payments')).toEqual([
    { from: '2027-02-28', to: '2027-03-30' },
  ]);
  expect(await rowsOf(id, 'status, count', 'payment_counts')).toEqual([{ status: 'Failed', count: 1 }]);
});

test('a company without a fee keeps none, and every table is guarded as before', async () => {
  const id = await insertCompany({
    timeZone: 'UTC',
    anchor: '2027-01-31T06:27:00Z',
    periodEnd: '2027-02-28T06:27:00Z',
  });
  await upgrade();
  const columns = 'platform_fee_anchor as anchor, platform_fee_from as from';
  expect(await rowsOf(id, columns, 'companies')).toEqual([{ anchor: null, from: null }]);
  const { rows } = await engine.query<{ name: string }>(
    `select relname as name from pg_class
     where relname in ('companies', 'subscriptions', 'payments') and relforcerowsecurity order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['companies', 'payments', 'subscriptions']);
});
