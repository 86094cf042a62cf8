import { parse } from 'csv-parse/sync';
import type { Context, Database, Services } from '../../platform';
import { saveLegalDraft } from '../../brand/internals';
import { inLanguage } from '../../lib/i18n/i18n';
import {
  companyExports,
  createCompanyExportLink,
  openArchive,
  startCompanyExport,
} from './companyExports.service';
import { failCompanyExport, purgeOldExports, resumeCompanyExports, runCompanyExport } from './run';
import { archiveTables, excludedTables } from './tables/all';
import { unzip } from './testing/unzip';
import { waitForCommittedEvents } from '../../testing/waitForCommittedEvents';
import { openMailbox } from '../../testing/mailbox';
import { insertTenantRows, listTenantTables } from '../../testing/tenantTables';
import { type ApiFixture, openApiFixture } from '../../testing/apiFixture';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { uploadTestLogo } from '../../testing/factories/brand';

describe('company export', () => {
  let fixture: ApiFixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company({ name: 'Café Ltd' });
    ctx = await fixture.signedIn(company);
  });

  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    fixture.query<Row>(company, text, values);

  const run = (exportId: string) => runCompanyExport(fixture.services, { companyId: company.id, exportId });

  async function archive(exportCtx = ctx): Promise<string> {
    const { id } = await startCompanyExport(exportCtx);
    await run(id);
    return id;
  }

  const download = async (id: string, exportCtx = ctx) =>
    fixture.app.inject({ method: 'GET', url: (await createCompanyExportLink(exportCtx, id)).url });

  async function filesOf(id: string): Promise<Map<string, Buffer>> {
    return unzip((await download(id)).rawPayload);
  }

  const rowsIn = (files: Map<string, Buffer>, name: string): Record<string, string>[] =>
    parse(files.get(name) ?? '', { bom: true, columns: true });

  test("contains the company's rows, images and drafts", async () => {
    await insertTenantRows(fixture.services.database, company.id);
    const client = await fixture.client(company, {
      name: '=cmd',
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
    await query(`update clients set lifetime_value = 1234, tags = '{vip,new}' where id = $1`, [client.id]);
    await uploadTestLogo(fixture, company, 'SquareLogo');
    const html = '<p>Our “terms”</p>';
    await saveLegalDraft(ctx, { pathname: 'terms-of-service', lockVersion: 1, title: 'Terms', html });

    const files = await filesOf(await archive());
    expect(files.get('README.txt')?.toString()).toContain('All data of Café Ltd on Livery');
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
    const auditActions = rowsIn(files, 'team/audit-log.csv').map(({ action }) => action);
    expect(auditActions).toContain('companyExport.started');
  });

  test('contains every row of a table once across pages', async () => {
    await query(
      `insert into client_emails (company_id, id, client_id, template, subject, status)
     select $1, gen_random_uuid(), $2, 'welcome', 'Mail ' || n, 'Sent' from generate_series(1, 1203) n`,
      [company.id, (await fixture.client(company)).id],
    );
    await query(
      `insert into plan_prices (company_id, plan_id, version, price, currency, interval)
     select $1, p.id, n, n, 'USD', 'Month' from client_billing_plans p, generate_series(1, 1001) n`,
      [company.id],
    );
    const files = await filesOf(await archive());
    const subjects = rowsIn(files, 'clients/emails.csv').map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(1203);
    expect(subjects).toHaveLength(1203);
  });

  test('a download link is valid for a day', async () => {
    const id = await archive();
    const { headers, rawPayload } = await download(id);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    const { expiresAt } = await createCompanyExportLink(ctx, id);
    const lifetimeMs = new Date(expiresAt).getTime() - Date.now();
    expect(lifetimeMs / 3_600_000).toBeGreaterThan(23.9);
    expect(lifetimeMs / 3_600_000).toBeLessThanOrEqual(24);
  });

  test('a download stops when the session ends', async () => {
    const { url } = await createCompanyExportLink(ctx, await archive());
    const token = new URL(url, 'http://api.test').searchParams.get('token') ?? '';
    const id = url.replace(/\?.*/, '').split('/').at(-1) ?? '';
    const { parts } = await openArchive(fixture.services, id, token);
    await query('update sessions set ended_at = now()');
    await expect(parts[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('loses its file after a day and is deleted after 30 days', async () => {
    const id = await archive();
    const { url } = await createCompanyExportLink(ctx, id);
    const purge = () => fixture.inCompany(company, (db) => purgeOldExports(db, company.id));
    await purge();
    expect(await query('select from company_export_parts')).not.toHaveLength(0);
    await query(`update company_exports set expires_at = now()`);
    await purge();
    expect(await query('select from company_export_parts')).toHaveLength(0);
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Expired' }]);
    expect((await fixture.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    await expect(createCompanyExportLink(ctx, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await query(`update company_exports set created_at = now() - interval '31 days'`);
    await purge();
    expect(await companyExports(ctx)).toEqual([]);
  });

  test('emails the requester and publishes the progress', async () => {
    const mailbox = await openMailbox(fixture.services);
    const { id } = await startCompanyExport(ctx);
    expect(await companyExports(ctx)).toMatchObject([
      { id, status: 'Running', createdByName: company.admin.name },
    ]);
    await waitForCommittedEvents(fixture.services, company.id);
    const events = fixture.services.events.subscribe('companyExportChanged', company.id);
    await run(id);
    expect((await events.next()).value).toMatchObject({ exportId: id });
    await events.return?.();
    const { subject, text } = await mailbox.next(company.admin.email);
    expect(subject).toBe('The archive of Café Ltd is ready');
    expect(text).toContain('/dashboard/settings/company-profile');
    expect(text).not.toContain('token');
    const [finished] = await companyExports(ctx);
    expect(finished).toMatchObject({ status: 'Finished', failure: null });
    expect(finished?.estimatedRows).toBe(finished?.rowsWritten);
    expect(finished?.kilobytes).toBeGreaterThan(0);
  });

  test('emails the requester in their language, not in that of the job', async () => {
    const mailbox = await openMailbox(fixture.services);
    await query("update operators set language = 'de' where id = $1", [company.admin.id]);
    await archive();
    const { subject } = await mailbox.next(company.admin.email);
    expect(subject).toBe('Das Archiv von Café Ltd ist bereit');
    await query('update operators set language = null where id = $1', [company.admin.id]);
  });

  test.each([
    ['en-US', /company profile until \w+ \d+, \d{4} at/],
    ['en-GB', /company profile until \d+ \w+ \d{4} at/],
  ])('emails the requester the expiry in the format of their region in %s', async (locale, until) => {
    const mailbox = await openMailbox(fixture.services);
    await query('update operators set locale = $2 where id = $1', [company.admin.id, locale]);
    await archive();
    expect((await mailbox.next(company.admin.email)).text).toMatch(until);
    await query('update operators set locale = null where id = $1', [company.admin.id]);
  });

  test('excludes private saved views', async () => {
    await query(
      `insert into saved_views (company_id, id, list, name, query, columns, is_shared)
     select $1, gen_random_uuid(), 'Clients', name, '', '{}', name = 'Ours' from unnest('{Ours,Mine}'::text[]) name`,
      [company.id],
    );
    const views = rowsIn(await filesOf(await archive()), 'team/saved-views.csv');
    expect(views.map(({ name }) => name)).toEqual(['Ours']);
  });

  test('is limited to one at a time and ten a day per company', async () => {
    const { id } = await startCompanyExport(ctx);
    await expect(startCompanyExport(ctx)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'An archive is already being created. We’ll email you when it’s ready.',
    });
    await run(id);
    for (let count = 2; count <= 10; count += 1) await archive();
    await expect(startCompanyExport(ctx)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Your company has reached the daily limit of 10 emails of this kind. Try again tomorrow.',
    });
  });

  test('finishes once with a complete file when two runs overlap', async () => {
    const { id } = await startCompanyExport(ctx);
    const job = { companyId: company.id, exportId: id };
    await Promise.all([runCompanyExport(fixture.services, job), runCompanyExport(fixture.services, job)]);
    const files = await filesOf(id);
    expect(files.has('company.json')).toBe(true);
    expect(await query(`select from audit_events where action = 'companyExport.finished'`)).toHaveLength(1);
  });

  /** Returns services that call a hook before the given transaction, counted from 1. */
  const servicesWithHook = (transactionNumber: number, hook: () => Promise<unknown>): Services => {
    const { database } = fixture.services;
    let count = 0;
    const inCompany: Database['inCompany'] = async (companyId, callback) => {
      count += 1;
      if (count === transactionNumber) await hook();
      return database.inCompany(companyId, callback);
    };
    return { ...fixture.services, database: { ...database, inCompany } };
  };

  // The first transaction reads the export, and one transaction per table counts its rows.
  const firstWriteNumber = archiveTables.length + 2;

  test('a superseded run leaves the finished export and its file intact', async () => {
    const { id } = await startCompanyExport(ctx);
    const delayed = servicesWithHook(firstWriteNumber, () => run(id));
    await runCompanyExport(delayed, { companyId: company.id, exportId: id });
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Finished' }]);
    expect((await filesOf(id)).has('company.json')).toBe(true);
  });

  test('a superseded run that throws does not fail the export', async () => {
    const { id } = await startCompanyExport(ctx);
    const superseded = servicesWithHook(firstWriteNumber, async () => {
      await query('update company_exports set attempt = attempt + 1');
      throw new Error('Broken');
    });
    await expect(runCompanyExport(superseded, { companyId: company.id, exportId: id })).rejects.toThrow(
      'Broken',
    );
    expect(await companyExports(ctx)).toMatchObject([{ id, status: 'Running' }]);
  });

  test('is queued again when its job was lost, and stores a message for readers of every language when the job fails', async () => {
    const { id } = await startCompanyExport(ctx);
    await fixture.services.database.query(`delete from pgboss.job where name = 'run-company-export'`);
    await resumeCompanyExports(fixture.services);
    expect(await fixture.services.jobs.unfinished('run-company-export')).toContainEqual({
      companyId: company.id,
      exportId: id,
    });
    await failCompanyExport(fixture.services, { companyId: company.id, exportId: id });
    expect(await companyExports(ctx)).toMatchObject([
      {
        status: 'Failed',
        failure: 'The archive couldn’t be created because of an unexpected error. Try again.',
      },
    ]);
    await inLanguage('de', async () => {
      expect(await companyExports(ctx)).toMatchObject([{ failure: expect.stringMatching(/^Das Archiv/) }]);
    });
  });

  test('rejects an operator who is no longer an Admin', async () => {
    const id = await archive();
    await query(`update operators set role = 'Staff' where id = $1`, [company.admin.id]);
    await expect(startCompanyExport(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(createCompanyExportLink(ctx, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('rejects operators without the Admin role and Admins of other companies', async () => {
    const id = await archive();
    const staff = await fixture.signedIn(company, ['MANAGE_SETTINGS', 'MANAGE_PAYMENTS']);
    for (const call of [
      startCompanyExport,
      companyExports,
      (ctx: Context) => createCompanyExportLink(ctx, id),
    ]) {
      await expect(call(staff)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const otherCompanyAdmin = await fixture.signedIn(await fixture.company());
    await expect(createCompanyExportLink(otherCompanyAdmin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('archive tables', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  const archived = archiveTables.map(({ table }) => table);

  async function columnsOf(table: string): Promise<string[]> {
    const { rows } = await fixture.services.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  test('every tenant table is archived or listed as excluded', async () => {
    const tables = await listTenantTables(fixture.services.database);
    expect([...archived, ...Object.keys(excludedTables)].sort()).toEqual(tables.sort());
  });

  test.each(archiveTables.map((table) => [table.table, table] as const))(
    'every column of %s is archived or listed as omitted',
    async (_name, { table, columns, omitted = [] }) => {
      expect(['company_id', ...columns, ...omitted].sort()).toEqual((await columnsOf(table)).sort());
    },
  );

  /** Matches names of columns that can contain secrets. */
  const secretColumnPattern = /hash|secret|token|password|sealed|salt|key$|google_subject/i;

  test('no archived column is named like a secret', () => {
    const archivedColumns = archiveTables.flatMap(({ table, columns, computed = {} }) =>
      [...columns, ...Object.keys(computed)].map((name) => `${table}.${name}`),
    );
    // This key identifies an item in a start-up pack, such as `plan:starter`.
    const nonSecretColumns = ['start_up_pack_items.key'];
    expect(
      archivedColumns.filter((name) => secretColumnPattern.test(name) && !nonSecretColumns.includes(name)),
    ).toEqual([]);
  });

  test('have unique file names', () => {
    const files = archiveTables.map(({ file }) => file);
    expect([...new Set(files)]).toEqual(files);
  });
});
