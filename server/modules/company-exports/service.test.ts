import { parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Context, Services } from '../../context';
import type { Database } from '../../db/database';
import { uploadTestLogo } from '../branding/testing/uploadTestLogo';
import { openArchive } from './download';
import { purgeOldExports } from './purge';
import { failCompanyExport, resumeCompanyExports, runCompanyExport } from './run';
import { companyExportLink, companyExports, startCompanyExport } from './service';
import { archiveTables, tablesLeftOut } from './tables/all';
import { secretsPattern } from './testing/secrets';
import { unzip } from './testing/unzip';
import { saveLegalDraft } from '../legal/drafts';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { openMailbox } from '../../testing/mailbox';
import { insertTenantRows, listTenantTables } from '../../testing/tenantTables';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('service', () => {
  let world: World;
  let app: FastifyInstance;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0' });
    app = await buildApp(world.services);
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });
  beforeEach(async () => {
    company = await world.company({ name: 'Café Ltd' });
    ctx = await world.asAdmin(company);
  });

  const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await world.services.database.inCompany(company.id, (db) => db.query<Row>(text, values))).rows;

  const run = (exportId: string) => runCompanyExport(world.services, { companyId: company.id, exportId });

  async function archive(by = ctx): Promise<string> {
    const { id } = await startCompanyExport(by);
    await run(id);
    return id;
  }

  const download = async (id: string, by = ctx) =>
    app.inject({ method: 'GET', url: (await companyExportLink(by, id)).url });

  async function filesOf(id: string): Promise<Map<string, Buffer>> {
    return unzip((await download(id)).rawPayload);
  }

  const rowsIn = (files: Map<string, Buffer>, name: string): Record<string, string>[] =>
    parse(files.get(name) ?? '', { bom: true, columns: true });

  test('one archive holds what the company has, its secrets left out', async () => {
    await insertTenantRows(world.services.database, company.id);
    const client = await world.client(company, { name: '=cmd', createdAt: new Date('2026-01-02T03:04:05Z') });
    await ask(`update clients set lifetime_value = 1234, tags = '{vip,new}' where id = $1`, [client.id]);
    await uploadTestLogo(world, company, 'SquareLogo');
    const html = '<p>Our “terms”</p>';
    await saveLegalDraft(ctx, { pathname: 'terms-of-service', lockVersion: 1, title: 'Terms', html });

    const files = await filesOf(await archive());
    expect(files.get('README.txt')?.toString()).toContain('Everything that Café Ltd has on Livery');
    expect(JSON.parse(files.get('company.json')?.toString() ?? '')).toMatchObject({
      id: company.id,
      name: 'Café Ltd',
      currency: 'USD',
    });
    expect(rowsIn(files, 'clients/clients.csv').find(({ id }) => id === client.id)).toMatchObject({
      name: "'=cmd",
      tags: 'vip; new',
      lifetime_value: '1234',
      currency: 'USD',
      created_at: '2026-01-02T03:04:05.000Z',
    });
    expect(rowsIn(files, 'money/payments.csv')).toMatchObject([{ amount: '100', currency: 'USD' }]);
    const [theme] = rowsIn(files, 'brand/theme.csv');
    expect(files.get(`images/${theme?.['square_logo_id']}.png`)).toEqual(Buffer.from([0]));
    expect(files.get('content/legal/terms-of-service/draft.html')?.toString()).toContain(
      '<p dir="auto">Our “terms”</p>',
    );
    const operators = rowsIn(files, 'team/operators.csv');
    expect(operators.map(({ email }) => email)).toContain(company.admin.email);
    const record = rowsIn(files, 'team/record.csv').map(({ action }) => action);
    expect(record).toContain('companyExport.started');
  });

  test('pages follow one another without a gap or a double', async () => {
    await ask(
      `insert into client_mails (company_id, id, client_id, template, subject, status)
     select $1, gen_random_uuid(), $2, 'welcome', 'Mail ' || n, 'Sent' from generate_series(1, 1203) n`,
      [company.id, (await world.client(company)).id],
    );
    await ask(
      `insert into plan_prices (company_id, plan_id, version, price, currency, interval)
     select $1, p.id, n, n, 'USD', 'Month' from client_billing_plans p, generate_series(1, 1001) n`,
      [company.id],
    );
    const files = await filesOf(await archive());
    const subjects = rowsIn(files, 'clients/mails.csv').map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(1203);
    expect(subjects).toHaveLength(1203);
  });

  test('a link opens the file for a day, for whoever is signed in and an Admin still', async () => {
    const id = await archive();
    const answer = await download(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="Cafe Ltd archive \d{4}-\d\d-\d\d\.zip"/,
      ),
    });
    const { url, expiresAt } = await companyExportLink(ctx, id);
    const inMs = new Date(expiresAt).getTime() - Date.now();
    expect(inMs / 3_600_000).toBeGreaterThan(23.9);
    expect(inMs / 3_600_000).toBeLessThanOrEqual(24);

    const other = url.replace(id, (await world.company()).id);
    expect((await app.inject({ method: 'GET', url: other })).statusCode).toBe(404);
    const opened = async () => (await app.inject({ method: 'GET', url })).statusCode;
    await ask(`update operators set role = 'Staff' where id = $1`, [company.admin.id]);
    expect(await opened()).toBe(403);
    await ask(`update operators set role = 'Admin' where id = $1`, [company.admin.id]);
    await ask(`update companies set is_two_factor_required = true`);
    expect(await opened()).toBe(403);
    await ask(`update companies set is_two_factor_required = false`);
    expect(await opened()).toBe(200);
    await ask('update sessions set ended_at = now()');
    expect(await opened()).toBe(401);
  });

  test('whoever signs out meanwhile gets a file that breaks off', async () => {
    const { url } = await companyExportLink(ctx, await archive());
    const token = new URL(url, 'http://api.test').searchParams.get('token') ?? '';
    const id = url.replace(/\?.*/, '').split('/').at(-1) ?? '';
    const { parts } = await openArchive(world.services, id, token);
    await ask('update sessions set ended_at = now()');
    await expect(parts[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('after a day the file is gone, and after 30 so is what is told of it', async () => {
    const id = await archive();
    const { url } = await companyExportLink(ctx, id);
    const purge = () =>
      world.services.database.inCompany(company.id, (db) => purgeOldExports(db, company.id));
    await purge();
    expect(await ask('select from company_export_parts')).not.toHaveLength(0);
    await ask(`update company_exports set expires_at = now()`);
    await purge();
    expect(await ask('select from company_export_parts')).toHaveLength(0);
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Expired' }]);
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    await expect(companyExportLink(ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await ask(`update company_exports set created_at = now() - interval '31 days'`);
    await purge();
    expect(await companyExports(ctx)).toEqual([]);
  });

  test('whoever asked is mailed, and open consoles hear how far it is', async () => {
    const mailbox = await openMailbox(world.services);
    const { id } = await startCompanyExport(ctx);
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Running', byName: company.admin.name }]);
    await waitForCommittedEvents(world.services, company.id);
    const events = world.services.events.subscribe('companyExportChanged', company.id);
    await run(id);
    expect((await events.next()).value).toMatchObject({ exportId: id });
    await events.return?.();
    const { subject, text } = await mailbox.next(company.admin.email);
    expect(subject).toBe('The archive of Café Ltd is ready');
    expect(text).toContain('/dashboard/settings/company-profile');
    expect(text).not.toContain('token');
    const [done] = await companyExports(ctx);
    expect(done).toMatchObject({ status: 'Finished', failure: null });
    expect(done?.rowsInAll).toBe(done?.rowsWritten);
    expect(done?.kilobytes).toBeGreaterThan(0);
  });

  test('what somebody saved for themselves is not in it', async () => {
    await ask(
      `insert into saved_views (company_id, id, list, name, query, columns, is_shared)
     select $1, gen_random_uuid(), 'Clients', name, '', '{}', name = 'Ours' from unnest('{Ours,Mine}'::text[]) name`,
      [company.id],
    );
    const views = rowsIn(await filesOf(await archive()), 'team/saved-views.csv');
    expect(views.map(({ name }) => name)).toEqual(['Ours']);
  });

  test('one is made at a time, and ten a day', async () => {
    const { id } = await startCompanyExport(ctx);
    await expect(startCompanyExport(ctx)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'An archive is being made already. You are mailed when it is ready.',
    });
    await run(id);
    for (let count = 2; count <= 10; count += 1) await archive();
    await expect(startCompanyExport(ctx)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'The company has reached its limit of 10 company archives a day. Try again tomorrow.',
    });
  });

  test('one that is begun again is whole, and the run before it gives way', async () => {
    const { id } = await startCompanyExport(ctx);
    const job = { companyId: company.id, exportId: id };
    await Promise.all([runCompanyExport(world.services, job), runCompanyExport(world.services, job)]);
    const files = await filesOf(id);
    expect(files.has('company.json')).toBe(true);
    expect(await ask(`select from audit_events where action = 'companyExport.finished'`)).toHaveLength(1);
  });

  /** Services in which something happens before a transaction, the first being number one. */
  const servicesWhere = (number: number, happens: () => Promise<unknown>): Services => {
    const { database } = world.services;
    let count = 0;
    const inCompany: Database['inCompany'] = async (companyId, work) => {
      count += 1;
      if (count === number) await happens();
      return database.inCompany(companyId, work);
    };
    return { ...world.services, database: { ...database, inCompany } };
  };

  // The row is read, and the rows of each table are counted.
  const beginning = archiveTables.length + 2;

  test('a run that was overtaken before it began leaves the finished file as it is', async () => {
    const { id } = await startCompanyExport(ctx);
    const late = servicesWhere(beginning, () => run(id));
    await runCompanyExport(late, { companyId: company.id, exportId: id });
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Finished' }]);
    expect((await filesOf(id)).has('company.json')).toBe(true);
  });

  test('a run that breaks after it was overtaken fails nothing', async () => {
    const { id } = await startCompanyExport(ctx);
    const overtaken = servicesWhere(beginning, async () => {
      await ask('update company_exports set attempt = attempt + 1');
      throw new Error('Broken');
    });
    await expect(runCompanyExport(overtaken, { companyId: company.id, exportId: id })).rejects.toThrow(
      'Broken',
    );
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Running' }]);
  });

  test('one whose job was lost is taken up again, and one that failed for good says so', async () => {
    const { id } = await startCompanyExport(ctx);
    await world.services.database.query(`delete from pgboss.job where name = 'run-company-export'`);
    await resumeCompanyExports(world.services);
    expect(await world.services.jobs.unfinished('run-company-export')).toContainEqual({
      companyId: company.id,
      exportId: id,
    });
    await failCompanyExport(world.services, { companyId: company.id, exportId: id });
    expect(await companyExports(ctx)).toMatchObject([
      { status: 'Failed', failure: 'Something went wrong on our side. Have another one made.' },
    ]);
  });

  test.each(['Cancelled', 'Blocked'] as const)(
    'an Admin of a company that is %s has it made as well',
    async (status) => {
      await ask('update companies set status = $1', [status]);
      const admin = await world.asAdmin({ ...company, status });
      expect((await download(await archive(admin), admin)).statusCode).toBe(200);
    },
  );

  test('whoever is no Admin any more when their turn comes is refused', async () => {
    const id = await archive();
    await ask(`update operators set role = 'Staff' where id = $1`, [company.admin.id]);
    await expect(startCompanyExport(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(companyExportLink(ctx, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('nobody but an Admin has it made, sees it or opens it', async () => {
    const id = await archive();
    const staff = await world.as(company, 'MANAGE_SETTINGS', 'MANAGE_PAYMENTS');
    for (const call of [startCompanyExport, companyExports, (ctx: Context) => companyExportLink(ctx, id)]) {
      await expect(call(staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const stranger = await world.asAdmin(await world.company());
    await expect(companyExportLink(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('archive', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  const archived = archiveTables.map(({ table }) => table);

  async function columnsOf(table: string): Promise<string[]> {
    const { rows } = await world.services.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  test('every table of a company is in the archive, or says why not', async () => {
    const tables = await listTenantTables(world.services.database);
    expect([...archived, ...Object.keys(tablesLeftOut)].sort()).toEqual(tables.sort());
  });

  test.each(archiveTables.map((table) => [table.table, table] as const))(
    'every column of %s is in the archive, or is named as left out',
    async (_name, { table, columns, left = [] }) => {
      expect(['company_id', ...columns, ...left].sort()).toEqual((await columnsOf(table)).sort());
    },
  );

  test('no column with a secret is in the archive', () => {
    const written = archiveTables.flatMap(({ table, columns, worked = {} }) =>
      [...columns, ...Object.keys(worked)].map((name) => `${table}.${name}`),
    );
    // What it is in a pack, `plan:starter`.
    const harmless = ['start_up_pack_items.key'];
    expect(written.filter((name) => secretsPattern.test(name) && !harmless.includes(name))).toEqual([]);
  });

  test('no two files have the same name', () => {
    const files = archiveTables.map(({ file }) => file);
    expect([...new Set(files)]).toEqual(files);
  });
});
