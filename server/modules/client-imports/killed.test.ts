import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Services } from '../../context';
import { openDatabase } from '../../db/openDatabase';
import { startEvents } from '../../events';
import { startJobs } from '../../jobs';
import { parseSettings } from '../../settings';
import { startChild } from '../../testing/child';
import { insertCompany, insertOperator } from '../../testing/inhabitants';
import { postgresTemplate, testServerUrl } from '../../testing/postgresTemplate';
import { embeddedTemplate, newFolder, removeFolder } from '../../testing/template';
import { viewerOf } from '../../testing/viewers';
import { countClients } from '../clients/service';
import { checkClientImport } from './check';
import { runClientImport, workClientImports } from './run';
import { findClientImport, startClientImport } from './service';
import { uploadClientImport } from './upload';

const rows = 6000;
const template = testServerUrl() ? postgresTemplate : embeddedTemplate;
const key = randomBytes(32).toString('base64');

let folder: string;
let copied: Record<string, string>;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await newFolder('killed');
  copied = await template.copy(folder);
  const usual = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SIGNING_KEY: key, ENCRYPTION_KEY: key };
  environment = { ...usual, DATA_DIR: folder, ...copied };
});
afterAll(async () => {
  await template.drop(copied);
  await removeFolder(folder);
});

async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const settings = parseSettings(environment);
  const database = await openDatabase(settings);
  const events = await startEvents(database);
  const jobs = await startJobs(database);
  try {
    return await work({ settings, database, events, jobs });
  } finally {
    await jobs.stop();
    await events.close();
    await database.close();
  }
}

async function begin(services: Services): Promise<{ viewer: Context['viewer']; id: string }> {
  const company = await insertCompany(services.database, {});
  const operator = await insertOperator(services.database, company, { role: 'Admin' });
  const viewer = await viewerOf(services.database, company, operator);
  const ctx: Context = { services, viewer, caller: { requestId: 't', ipAddress: '::1', userAgent: null } };
  const lines = Array.from({ length: rows }, (_, index) => `Client ${index},c${index}@client.test`);
  const bytes = Buffer.from(`Name,Email\n${lines.join('\n')}`);
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const mapping = [
    { column: 0, field: 'Name' },
    { column: 1, field: 'Email' },
  ] as const;
  await checkClientImport(ctx, id, [...mapping]);
  await startClientImport(ctx, id, 'AllRows');
  return { viewer, id };
}

/** Works the queues in a process of its own until it dies after so many batches, and says how many clients that was. */
async function killAfter(batches: number): Promise<number> {
  const child = startChild('workQueues', JSON.stringify(environment), String(batches));
  await child.ended;
  if (child.lines.length < batches)
    throw new Error(`The process ended by itself: ${child.errors.join('\n')}`);
  return child.lines.reduce((sum, line) => sum + Number(line), 0);
}

async function goOn(services: Services, ctx: Context, id: string): Promise<void> {
  const job = { companyId: ctx.viewer?.companyId ?? '', importId: id };
  // A server's queue gives the job of a process that died to another after a minute.
  if (services.database.kind === 'postgres') return runClientImport(services, job);
  await workClientImports(services);
  while ((await findClientImport(ctx, id)).status === 'Running') await delay(50);
}

test('kill -9 during an import loses no acknowledged row and doubles none', async () => {
  const { viewer, id } = await withServices(begin);
  let acknowledged = await killAfter(2);
  expect(acknowledged).toBeGreaterThanOrEqual(1000);
  // On a server the second process finds the job taken until the first counts as dead.
  if (!testServerUrl()) acknowledged += await killAfter(3);

  await withServices(async (services) => {
    const ctx: Context = { services, viewer, caller: { requestId: 't', ipAddress: '::1', userAgent: null } };
    const before = await findClientImport(ctx, id);
    expect(before.status).toBe('Running');
    expect(before.importedRows).toBeGreaterThanOrEqual(acknowledged);
    expect(before.importedRows).toBeLessThan(rows);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: before.importedRows });

    await goOn(services, ctx, id);
    await expect(findClientImport(ctx, id)).resolves.toMatchObject({
      status: 'Finished',
      importedRows: rows,
      refusedRows: 0,
    });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: rows });
    const { rows: facts } = await services.database.inCompany(viewer?.companyId ?? '', (db) =>
      db.query<Record<string, number>>(
        `select count(*)::integer as clients, count(distinct c.email)::integer as emails,
           min(c.number) as first, max(c.number) as last, count(distinct r.number)::integer as traced
         from clients c left join client_import_rows r on r.client_id = c.id and r.status = 'Imported'`,
      ),
    );
    expect(facts).toEqual([{ clients: rows, emails: rows, first: 1, last: rows, traced: rows }]);
  });
}, 120_000);
