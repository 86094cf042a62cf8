import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Services } from '../../context';
import {
  createContext,
  createKillableDatabase,
  createAdmin,
  type KillableDatabase,
} from '../../testing/killableDatabase';
import { testEngine } from '../../testing/testEngine';
import { countClients } from '../clients/service';
import { checkClientImport } from './check';
import { runClientImport, workClientImports } from './run';
import { findClientImport, startClientImport } from './service';
import { uploadClientImport } from './upload';

const rows = 6000;

let killable: KillableDatabase;
beforeAll(async () => {
  killable = await createKillableDatabase();
});
afterAll(() => killable.remove());

async function begin(services: Services): Promise<{ viewer: Context['viewer']; id: string }> {
  const viewer = await createAdmin(services);
  const ctx = createContext(services, viewer);
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

async function goOn(services: Services, ctx: Context, id: string): Promise<void> {
  const job = { companyId: ctx.viewer?.companyId ?? '', importId: id };
  // A server's queue gives the job of a process that died to another after a minute.
  const isServer = services.database.kind === 'postgres';
  if (!isServer) await workClientImports(services);
  while ((await findClientImport(ctx, id)).status === 'Running') {
    await (isServer ? runClientImport(services, job) : delay(50));
  }
}

test('kill -9 during an import loses no acknowledged row and doubles none', async () => {
  const { viewer, id } = await killable.withServices(begin);
  let acknowledged = await killable.killAfter(2);
  expect(acknowledged).toBeGreaterThanOrEqual(1000);
  // On a server the second process finds the job taken until the first counts as dead.
  if (testEngine() === 'embedded') acknowledged += await killable.killAfter(3);

  await killable.withServices(async (services) => {
    const ctx = createContext(services, viewer);
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
