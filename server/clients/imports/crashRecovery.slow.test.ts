import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Services } from '../../platform';
import { fixtureOf } from '../../testing/fixture';
import { createKillableDatabase, type KillableDatabase } from '../../testing/killableDatabase';
import { testEngine } from '../../testing/testEngine';
import { countClients } from '../clients.service';
import { checkClientImport } from './check.service';
import { runClientImport, registerClientImportJobs } from './run';
import { findClientImport, startClientImport } from './imports.service';
import { uploadClientImport } from './upload.service';

const rowCount = 6000;

let killable: KillableDatabase;
beforeAll(async () => {
  killable = await createKillableDatabase();
});
afterAll(() => killable.remove());

async function startImport(services: Services): Promise<{ viewer: Context['viewer']; id: string }> {
  const fixture = fixtureOf(services);
  const ctx = await fixture.signedIn(await fixture.company());
  const lines = Array.from({ length: rowCount }, (_, index) => `Client ${index},c${index}@client.test`);
  const bytes = Buffer.from(`Name,Email\n${lines.join('\n')}`);
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  const mapping = [
    { column: 0, field: 'Name' },
    { column: 1, field: 'Email' },
  ] as const;
  await checkClientImport(ctx, id, [...mapping]);
  await startClientImport(ctx, id, 'AllRows');
  return { viewer: ctx.viewer, id };
}

async function resumeToEnd(services: Services, ctx: Context, id: string): Promise<void> {
  const job = { companyId: ctx.viewer?.companyId ?? '', importId: id };
  // With PostgreSQL, the queue reassigns a dead process's job only after a minute, so the test runs the
  // import directly.
  const isServer = services.database.kind === 'postgres';
  if (!isServer) await registerClientImportJobs(services);
  while ((await findClientImport(ctx, id)).status === 'Running') {
    await (isServer ? runClientImport(services, job) : delay(50));
  }
}

test('an import creates each client exactly once despite SIGKILL', async () => {
  const { viewer, id } = await killable.withServices(startImport);
  let acknowledged = await killable.killAfter(2);
  expect(acknowledged).toBeGreaterThanOrEqual(1000);
  // With PostgreSQL, a second process cannot take the job until the first counts as dead.
  if (testEngine() === 'embedded') acknowledged += await killable.killAfter(3);

  await killable.withServices(async (services) => {
    const ctx = { ...fixtureOf(services).asAnonymous(), viewer };
    const before = await findClientImport(ctx, id);
    expect(before.status).toBe('Running');
    expect(before.importedRows).toBeGreaterThanOrEqual(acknowledged);
    expect(before.importedRows).toBeLessThan(rowCount);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: before.importedRows });

    await resumeToEnd(services, ctx, id);
    await expect(findClientImport(ctx, id)).resolves.toMatchObject({
      status: 'Finished',
      importedRows: rowCount,
      refusedRows: 0,
    });
    await expect(countClients(ctx)).resolves.toMatchObject({ total: rowCount });
    const { rows: totals } = await services.database.inCompany(viewer?.companyId ?? '', (db) =>
      db.query<Record<string, number>>(
        `select count(*)::integer as clients, count(distinct c.email)::integer as emails,
           min(c.number) as first, max(c.number) as last, count(distinct r.number)::integer as traced
         from clients c left join client_import_rows r on r.client_id = c.id and r.status = 'Imported'`,
      ),
    );
    expect(totals).toEqual([
      { clients: rowCount, emails: rowCount, first: 1, last: rowCount, traced: rowCount },
    ]);
  });
}, 120_000);
