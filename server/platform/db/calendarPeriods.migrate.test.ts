import { cp } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { newId } from '../../lib/ids';
import { type BareEngine, openBareEngine } from '../../testing/bareEngine';
import { createTempFolder, removeFolder } from '../../testing/folders';
import { earlierChecksums, migrate, migrationsFolder } from './migrate';
import { anchor, insertCompany, insertFee, januaryCompany, periodEnd } from './testing/legacyCompanies';

const isCalendarPeriodsMigration = (name: string): boolean => name.endsWith('_calendar_periods.sql');
const names = readdirSync(migrationsFolder).sort();
const earlierMigrations = names.slice(0, names.findIndex(isCalendarPeriodsMigration));

let engine: BareEngine;
let folder: string;
const resetSchema = () =>
  engine.query('drop schema public cascade; create schema public; grant usage on schema public to public');

const applyMigrations = async (migrationNames: readonly string[], inTransaction = engine.inTransaction) => {
  for (const name of migrationNames) await cp(path.join(migrationsFolder, name), path.join(folder, name));
  return migrate(inTransaction, folder);
};
async function openOlderDatabase(): Promise<void> {
  engine = await openBareEngine();
  folder = await createTempFolder('migrations');
  await resetSchema();
  await applyMigrations(earlierMigrations);
}
async function closeDatabase(): Promise<void> {
  await engine.close();
  await removeFolder(folder);
}

async function upgrade(inTransaction: typeof engine.inTransaction): Promise<void> {
  const laterMigrations = names.slice(earlierMigrations.length);
  await expect(applyMigrations(laterMigrations, inTransaction)).resolves.toEqual(laterMigrations);
}

/** Reproduces a database that applied 0023, 0026, 0027 and 0038 before those files changed. */
async function upgradeWithEarlierTexts(): Promise<void> {
  await applyMigrations(names.filter((name) => name < '0044'));
  await engine.query(`
    update subscriptions s set billing_anchor = s.billing_anchor_at at time zone k.time_zone
      from companies k where k.id = s.company_id;
    update companies set platform_fee_anchor = platform_fee_anchor_at at time zone time_zone,
      platform_fee_from = platform_fee_anchor_at;
    alter table subscriptions
      alter column billing_anchor set default localtimestamp,
      alter column billing_anchor set not null,
      alter column has_paid set default false,
      drop column billing_anchor_at;
    alter table companies drop column platform_fee_anchor_at;
    alter table payments validate constraint payments_period_days;
    drop trigger clients_written_email_key on clients;
    drop function keep_written_email_key();
    create or replace function set_ascii_email_key() returns trigger language plpgsql as $$
      begin return new; end $$;
  `);
  for (const [name, [checksum]] of Object.entries(earlierChecksums)) {
    await engine.query('update schema_migrations set checksum = $2 where name = $1', [name, checksum]);
  }
}

const companyColumnOf = (table: string): string => (table === 'companies' ? 'id' : 'company_id');

async function rowsOf<Row extends object>(company: string, columns: string, table: string) {
  return (
    await engine.query<Row>(`select ${columns} from ${table} where ${companyColumnOf(table)} = $1`, [company])
  ).rows;
}

describe('upgrade of an older database', () => {
  const ids: Record<string, string> = {};
  const idOf = (name: string): string => ids[name] ?? '';
  /** The tables that the migration wrote, with a suffix if it held a lock that blocks readers. */
  const writtenTables = new Set<string>();

  const trackWrites: typeof engine.inTransaction = (work) =>
    engine.inTransaction(async (db) => {
      const result = await work(db);
      await db.query("select set_config('app.company_id', $1, true)", [ids['many']]);
      const tables = ['clients', 'companies', 'payments', 'subscriptions'].map(
        (name) => `select '${name}' as name from ${name} where xmin = pg_current_xact_id()::xid`,
      );
      const { rows } = await db.query<{ name: string; isLocked: boolean }>(
        `select name, exists (
           select from pg_locks
           where relation = name::regclass and pid = pg_backend_pid() and mode = 'AccessExclusiveLock'
         ) as "isLocked"
         from (${tables.join(' union ')}) written`,
      );
      for (const { name, isLocked } of rows) writtenTables.add(isLocked ? `${name}, locked` : name);
      return result;
    });

  beforeAll(async () => {
    await openOlderDatabase();
    for (const zone of ['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])
      ids[zone] = await insertCompany(engine, { timeZone: zone });
    ids['first month'] = await insertCompany(engine, {
      feeAnchor: '2027-02-01T06:27:00Z',
      nextFee: '2027-03-01T06:27:00Z',
    });
    ids['later month'] = await insertCompany(engine, januaryCompany);
    ids['long month'] = await insertCompany(engine, {
      feeAnchor: '2027-03-01T06:27:00Z',
      nextFee: '2027-05-01T05:27:00Z',
      lastFeeEnd: '2027-04-01T05:27:00Z',
    });
    ids['many'] = await insertCompany(engine, { ...januaryCompany, number: 5001 });
    await upgrade(trackWrites);
  });
  afterAll(closeDatabase);

  test.each([
    ['America/Los_Angeles', '2027-01-30 22:27:00.25'],
    ['UTC', '2027-01-31 06:27:00.25'],
    ['Asia/Kolkata', '2027-01-31 11:57:00.25'],
    ['Pacific/Kiritimati', '2027-01-31 20:27:00.25'],
  ])('converts a subscription anchor to local time in %s and keeps the period', async (zone, local) => {
    const columns = 'billing_anchor::text as anchor, current_period_end as until';
    expect(await rowsOf(idOf(zone), columns, 'subscriptions')).toEqual([
      { anchor: local, until: new Date(periodEnd) },
    ]);
  });

  test.each([
    ['first month', 'at the fee anchor', '2027-01-31 22:27:00', '2027-01-31 22:27:00'],
    ['later month', 'when the previous month ended', '2027-01-30 22:27:00', '2027-02-27 22:27:00'],
  ])('the %s of the platform fee starts %s', async (name, _where, local, from) => {
    const columns = `platform_fee_anchor::text as anchor,
      (platform_fee_from at time zone 'America/Los_Angeles')::text as from`;
    expect(await rowsOf(idOf(name), columns, 'companies')).toEqual([{ anchor: local, from }]);
  });

  test('sets the charged days of a payment and counts the payment once', async () => {
    const id = idOf('long month');
    expect(await rowsOf(id, 'period_from::text as from, period_to::text as to', 'payments')).toEqual([
      { from: '2027-02-28', to: '2027-03-30' },
    ]);
    expect(await rowsOf(id, 'status, count', 'payment_counts')).toEqual([{ status: 'Failed', count: 1 }]);
  });

  test('sets no fee anchor for a company without a platform fee, and keeps row-level security forced', async () => {
    const columns = 'platform_fee_anchor as anchor, platform_fee_from as from';
    expect(await rowsOf(idOf('UTC'), columns, 'companies')).toEqual([{ anchor: null, from: null }]);
    const { rows } = await engine.query<{ name: string }>(
      `select relname as name from pg_class
       where relname in ('companies', 'subscriptions', 'payments') and relforcerowsecurity order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['companies', 'payments', 'subscriptions']);
  });

  test('fills rows beyond the first batch and writes no table under an exclusive lock', async () => {
    expect([...writtenTables].sort()).toEqual(['companies', 'payments', 'subscriptions']);
    expect(await rowsOf(idOf('many'), 'billing_anchor::text as anchor', 'subscriptions')).toEqual([
      { anchor: '2027-01-30 22:27:00.25' },
    ]);
    expect(await rowsOf(idOf('many'), 'period_to::text as to', 'payments')).toEqual([{ to: '2027-02-26' }]);
  });

  describe('triggers for writes of the previous and the current release', () => {
    const anchors = {
      subscriptions: `concat_ws(', ', billing_anchor, billing_anchor_at at time zone 'UTC') as anchors`,
      companies: `concat_ws(', ', platform_fee_anchor, platform_fee_anchor_at at time zone 'UTC',
        platform_fee_from at time zone 'UTC') as anchors`,
    };
    const summerAnchors = '2027-07-05 11:00:00, 2027-07-05 18:00:00';

    test.each([
      ['subscriptions', `billing_anchor_at = '2027-07-05T18:00Z'`, summerAnchors],
      ['subscriptions', `billing_anchor = '2027-01-05T11:00'`, '2027-01-05 11:00:00, 2027-01-05 19:00:00'],
      [
        'companies',
        `platform_fee_anchor_at = platform_fee_anchor_at, next_platform_fee_at = '2027-05-01T05:27Z'`,
        '2027-01-30 22:27:00, 2027-01-31 06:27:00, 2027-03-31 05:27:00',
      ],
      [
        'companies',
        `platform_fee_anchor = '2027-07-01T10:00', platform_fee_from = '2027-07-01T17:00Z',
         next_platform_fee_at = '2027-08-01T17:00Z'`,
        '2027-07-01 10:00:00, 2027-07-01 17:00:00, 2027-07-01 17:00:00',
      ],
    ] as const)('synchronize both anchors of %s after the change %s', async (table, change, expected) => {
      const { rows } = await engine.query(
        `update ${table} set ${change} where ${companyColumnOf(table)} = $1 returning ${anchors[table]}`,
        [idOf('many')],
      );
      expect(rows).toEqual([{ anchors: expected }]);
    });

    test.each([
      ['billing_anchor_at', '2027-07-05T18:00Z'],
      ['billing_anchor', '2027-07-05T11:00'],
    ])('set both anchors of a subscription added with %s, and has_paid to true', async (column, value) => {
      const { rows } = await engine.query(
        `insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr, ${column},
           current_period_start, current_period_end, started_at, ended_at)
         select company_id, $1, client_id, plan_id, 1, 'Canceled', 0, $2, now(), now(), now(), now()
         from subscriptions where company_id = $3 limit 1 returning ${anchors.subscriptions}, has_paid as "hasPaid"`,
        [newId(), value, idOf('later month')],
      );
      expect(rows).toEqual([{ anchors: summerAnchors, hasPaid: true }]);
    });

    test('derive the days of a payment from its billing period', async () => {
      await engine.inTransaction(async (db) => {
        await db.query("select set_config('app.company_id', $1, true)", [idOf('many')]);
        const { rows } = await insertFee(db, idOf('many'), 2, '2027-07-01T17:00Z', '2027-08-01T17:00Z');
        expect(rows).toEqual([{ from: '2027-07-01', to: '2027-07-31' }]);
      });
    });
  });
});

/** Returns the definitions of all columns, constraints, triggers, indexes and functions, sorted. */
async function schemaOf(): Promise<string[]> {
  const { rows } = await engine.query<{ part: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
       from information_schema.columns where table_schema = 'public'
     union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_functiondef(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
       where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
     order by 1`,
  );
  return rows.map(({ part }) => part);
}

describe('upgrade of a database that applied earlier migration texts', () => {
  beforeAll(openOlderDatabase);
  afterAll(closeDatabase);

  test('produces the current schema and restores the dropped anchor columns', async () => {
    const id = await insertCompany(engine, januaryCompany);
    await upgradeWithEarlierTexts();
    await migrate(engine.inTransaction);
    expect(await rowsOf(id, 'billing_anchor_at as moment', 'subscriptions')).toEqual([
      { moment: new Date(anchor) },
    ]);
    expect(await rowsOf(id, 'platform_fee_anchor_at as moment', 'companies')).toEqual([
      { moment: new Date('2027-01-31T06:27Z') },
    ]);
    const schemaWithEarlierTexts = await schemaOf();
    await resetSchema();
    await migrate(engine.inTransaction);
    expect(schemaWithEarlierTexts).toEqual(await schemaOf());
  });
});
