import { parse } from 'csv-parse/sync';
import { permissions, type Permission } from '../../contract/enums';
import { exportClients, exportPayments } from '../billing/internals';
import {
  createCompanyExportLink,
  exportAuditEvents,
  runCompanyExport,
  startCompanyExport,
} from '../insights/internals';
import { unzip } from '../insights/testing';
import { newCompanyToken } from '../lib/companyToken';
import { newId } from '../lib/ids';
import { type Context, writeAuditEvents } from '../platform';
import { addManyClients } from '../testing/factories/clients';
import { setRolePermissions } from '../testing/factories/operators';
import { addManyPayments, buildPayment } from '../testing/factories/payments';
import { type ApiFixture, openApiFixture } from '../testing/apiFixture';
import type { TestCompany } from '../testing/fixture';

type Row = Record<string, string>;

/** A file that operators download through a link. */
interface Export {
  name: string;
  /** Permissions of operators who may export. Null for Admins only. */
  requires: readonly Permission[] | null;
  /** Creates the file, if it is stored, and returns a link to it. */
  createLink(ctx: Context): Promise<string>;
  contentType: string;
  fileName: RegExp;
  /** Whether the path of a link contains an id. A path without an id takes the company from its token. */
  hasIdInPath: boolean;
  /** Returns the CSV text that a download contains. */
  csvOf(body: Buffer): string;
  /** Writes a row with this text, from 10 p.m. on January 31, 2026 in New York, and an amount of 12.345 KWD. */
  insertRow(company: TestCompany, text: string): Promise<unknown>;
  /** Writes many rows with different ids. Returns the number that the file contains. */
  insertManyRows(company: TestCompany): Promise<number>;
  textColumn: string;
  idColumn: string;
  /** The other cells of the row that `insertRow` writes. */
  cells: Row;
  auditAction: string;
}

let fixture: ApiFixture;
let company: TestCompany;
beforeAll(async () => void (fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0' })));
afterAll(() => fixture.close());
beforeEach(async () => void (company = await fixture.company({ name: 'Café Ltd' })));

const createdAt = new Date('2026-02-01T03:00:00Z');
const csvFile = {
  contentType: 'text/csv; charset=utf-8; header=present',
  csvOf: (body: Buffer) => body.toString(),
};

async function insertClient(target: TestCompany, name: string): Promise<void> {
  const { id } = await fixture.client(target, { name, createdAt });
  await fixture.query(target, 'update clients set lifetime_value = 12345 where id = $1', [id]);
}

async function insertManyClients({ id }: TestCompany): Promise<number> {
  await addManyClients(fixture.services.database, id, 1203);
  return 1203;
}

const exportedFiles: readonly Export[] = [
  {
    ...csvFile,
    name: 'client export',
    requires: ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'],
    createLink: async (ctx) =>
      (await exportClients(ctx, { columns: ['Number', 'Name', 'CreatedAt', 'LifetimeValue'], selection: {} }))
        .url,
    fileName: /^Cafe Ltd clients \d{4}-\d\d-\d\d\.csv$/,
    hasIdInPath: true,
    insertRow: insertClient,
    insertManyRows: insertManyClients,
    textColumn: 'Name',
    idColumn: 'Number',
    cells: {
      'Created (America/New_York)': '2026-01-31T22:00:00-05:00',
      'Lifetime value (KWD)': '12.345',
    },
    auditAction: 'clientExport.started',
  },
  {
    ...csvFile,
    name: 'payment export',
    requires: ['MANAGE_PAYMENTS'],
    createLink: async (ctx) =>
      (
        await exportPayments(ctx, {
          direction: 'Incoming',
          status: 'All',
          columns: ['Number', 'Description', 'CreatedAt', 'Amount'],
        })
      ).url,
    fileName: /^Cafe Ltd payments \d{4}-\d\d-\d\d\.csv$/,
    hasIdInPath: false,
    async insertRow(target, description) {
      const client = await fixture.client(target);
      const payment = buildPayment(client.id, { description, createdAt, amount: 12_345 });
      await fixture.payments(target, payment);
    },
    async insertManyRows({ id }) {
      await addManyPayments(fixture.services.database, id, { clients: 20, payments: 1200 });
      // Every tenth payment is outgoing.
      return 1080;
    },
    textColumn: 'Description',
    idColumn: 'Number',
    cells: {
      'Date (America/New_York)': '2026-01-31T22:00:00-05:00',
      Amount: '12.345',
      Currency: 'KWD',
    },
    auditAction: 'payment.exported',
  },
  {
    ...csvFile,
    name: 'audit log export',
    requires: null,
    createLink: async (ctx) => (await exportAuditEvents(ctx, { filter: { actions: ['client.paused'] } })).url,
    fileName: /^Cafe Ltd audit log \d{4}-\d\d-\d\d\.csv$/,
    hasIdInPath: false,
    async insertRow(target, targetLabel) {
      const event = {
        action: 'client.paused',
        targetType: 'Client',
        targetId: newId(),
        targetLabel,
      } as const;
      const admin = await fixture.signedIn(target);
      await fixture.inCompany(target, (db) =>
        writeAuditEvents(db, admin, [{ ...event, occurredAt: createdAt }]),
      );
    },
    async insertManyRows(target) {
      await fixture.query(
        target,
        `insert into audit_events (company_id, id, actor_type, action, target_type, target_label, occurred_at)
         select $1, gen_random_uuid(), 'System', 'client.paused', 'Client', n::text, now() - (n / 3) * interval '1 minute'
         from generate_series(1, 1203) n`,
        [target.id],
      );
      return 1203;
    },
    textColumn: 'Target',
    idColumn: 'Target',
    cells: { 'Time (America/New_York)': '2026-01-31T22:00:00-05:00' },
    auditAction: 'auditEvent.exported',
  },
  {
    name: 'company archive',
    requires: null,
    async createLink(ctx) {
      const { id } = await startCompanyExport(ctx);
      await runCompanyExport(ctx.services, { companyId: ctx.viewer?.companyId ?? '', exportId: id });
      return (await createCompanyExportLink(ctx, id)).url;
    },
    contentType: 'application/zip',
    fileName: /^Cafe Ltd archive \d{4}-\d\d-\d\d\.zip$/,
    hasIdInPath: true,
    csvOf: (body) => unzip(body).get('clients/clients.csv')?.toString() ?? '',
    insertRow: insertClient,
    insertManyRows: insertManyClients,
    textColumn: 'name',
    idColumn: 'number',
    // Programs read archives, so that times are in UTC and amounts in minor units.
    cells: { created_at: '2026-02-01T03:00:00.000Z', lifetime_value: '12345', currency: 'KWD' },
    auditAction: 'companyExport.opened',
  },
];

describe.each(exportedFiles)('$name', (exported) => {
  const { createLink, insertRow, textColumn } = exported;

  const signIn = (target = company): Promise<Context> =>
    exported.requires ? fixture.signedIn(target, exported.requires) : fixture.signedIn(target);

  const download = (url: string) => fixture.app.inject({ method: 'GET', url });

  const statusOf = async (url: string): Promise<number> => (await download(url)).statusCode;

  const downloadCsv = async (ctx: Context): Promise<string> =>
    exported.csvOf((await download(await createLink(ctx))).rawPayload);

  const rowsFor = async (ctx: Context): Promise<Row[]> =>
    parse(await downloadCsv(ctx), { bom: true, columns: true, record_delimiter: '\r\n' });

  test('is an attachment named after the company that must not be cached', async () => {
    const { statusCode, headers } = await download(await createLink(await signIn()));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': exported.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [, ascii = '', encoded = ''] =
      /^attachment; filename="([^"]*)"; filename\*=UTF-8''(.*)$/.exec(
        String(headers['content-disposition']),
      ) ?? [];
    expect(ascii).toMatch(exported.fileName);
    expect(decodeURIComponent(encoded)).toBe(ascii.replace('Cafe', 'Café'));
  });

  test('has a byte order mark, and contains only the titles without rows', async () => {
    const csv = await downloadCsv(await signIn());
    expect(csv.startsWith('\uFEFF')).toBe(true);
    const [titles = [], ...rows]: string[][] = parse(csv, { bom: true, record_delimiter: '\r\n' });
    expect(titles).toContain(textColumn);
    expect(rows).toEqual([]);
  });

  test('escapes formulas and preserves other text', async () => {
    const texts = ['=cmd|calc', '+SUM(1)', '-SUM(1)', '@SUM(1)', '%SUM(1)', 'Said "no", then\nžluť'];
    for (const text of texts) await insertRow(company, text);
    const cells = (await rowsFor(await signIn())).map((row) => row[textColumn]);
    expect(cells.sort()).toEqual(texts.map((text) => (/^[=+\-@%]/.test(text) ? `'${text}` : text)).sort());
  });

  test('formats times and amounts for the company', async () => {
    await fixture.query(company, "update companies set currency = 'KWD', time_zone = 'America/New_York'");
    await insertRow(company, 'Ada');
    const rows = await rowsFor(await signIn());
    expect(rows).toEqual([expect.objectContaining({ [textColumn]: 'Ada', ...exported.cells })]);
  });

  test('contains each row once', async () => {
    const count = await exported.insertManyRows(company);
    const ids = (await rowsFor(await signIn())).map((row) => row[exported.idColumn]);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  test("never contains another company's rows", async () => {
    const other = await fixture.company();
    await insertRow(company, 'Ours');
    await insertRow(other, 'Theirs');
    expect((await rowsFor(await signIn())).map((row) => row[textColumn])).toEqual(['Ours']);
    expect((await rowsFor(await signIn(other))).map((row) => row[textColumn])).toEqual(['Theirs']);
  });

  test('requires its permission', async () => {
    await expect(createLink(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const [required] = exported.requires ?? [];
    const insufficient = await fixture.signedIn(
      company,
      permissions.filter((permission) => permission !== required),
    );
    await expect(createLink(insufficient)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('requires a company that has finished onboarding, and works when it is canceled or blocked', async () => {
    const pending = await signIn({ ...company, status: 'Pending' });
    await expect(createLink(pending)).rejects.toMatchObject({ code: 'COMPANY_PENDING' });
    await insertRow(company, 'Ada');
    for (const status of ['Cancelled', 'Blocked'] as const) {
      await fixture.query(company, 'update companies set status = $1', [status]);
      const rows = await rowsFor(await signIn({ ...company, status }));
      expect(rows).toEqual([expect.objectContaining({ [textColumn]: 'Ada' })]);
    }
  });

  test('rechecks the session, the permission, two-factor and the company status on each download', async () => {
    const ctx = await signIn();
    const url = await createLink(ctx);
    const sessionId = ctx.viewer?.sessionId;
    const change = async (statement: string, values: unknown[] = []): Promise<number> => {
      await fixture.query(company, statement, values);
      return statusOf(url);
    };
    const { database } = fixture.services;
    const operatorIds = [ctx.viewer?.operatorId];
    const revoke = (): Promise<unknown> =>
      exported.requires
        ? setRolePermissions(database, company, 'Staff', ['MANAGE_DASHBOARD'])
        : fixture.query(company, "update operators set role = 'Staff' where id = $1", operatorIds);
    const restore = (): Promise<unknown> =>
      exported.requires
        ? setRolePermissions(database, company, 'Staff', exported.requires)
        : fixture.query(company, "update operators set role = 'Admin' where id = $1", operatorIds);

    expect(await statusOf(url)).toBe(200);
    await revoke();
    expect((await download(url)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(await statusOf(url)).toBe(403);
    await restore();
    expect(await statusOf(url)).toBe(200);
    expect(await change('update companies set is_two_factor_required = true')).toBe(403);
    expect(await change('update companies set is_two_factor_required = false')).toBe(200);
    expect(await change("update companies set status = 'Pending'")).toBe(403);
    expect(await change("update companies set status = 'Active'")).toBe(200);
    expect(await change('update sessions set ended_at = now() where id = $1', [sessionId])).toBe(401);
    expect(await change('update sessions set ended_at = null where id = $1', [sessionId])).toBe(200);
    expect(await change('delete from sessions where id = $1', [sessionId])).toBe(401);
  });

  test('returns 404 for a missing or invalid token', async () => {
    const url = await createLink(await signIn());
    const [path = ''] = url.split('?');
    const [, token = ''] = url.split('token=');
    const [, theirToken = ''] = (await createLink(await signIn(await fixture.company()))).split('token=');
    const invalid = ['', '?token=', '?token=x', '?token=a.b.c', `?token=${token.slice(0, -2)}`];
    for (const query of [...invalid, `?token=${newCompanyToken(company.id).token}`]) {
      const response = await download(`${path}${query}`);
      expect([query, response.statusCode, response.json().code]).toEqual([query, 404, 'NOT_FOUND']);
    }
    expect(/[0-9a-f-]{36}$/.test(path)).toBe(exported.hasIdInPath);
    if (exported.hasIdInPath) expect(await statusOf(`${path}?token=${theirToken}`)).toBe(404);
  });

  test('writes one audit event per link', async () => {
    const ctx = await signIn();
    await createLink(ctx);
    expect(
      await fixture.query(company, 'select actor_id from audit_events where action = $1', [
        exported.auditAction,
      ]),
    ).toEqual([{ actor_id: ctx.viewer?.operatorId }]);
  });
});
