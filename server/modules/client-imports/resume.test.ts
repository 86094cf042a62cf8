import type { Context } from '../../context';
import { DomainError } from '../../errors';
import type { ClientImport } from '../../schema.generated';
import { until } from '../../testing/until';
import { openWorld, type World } from '../../testing/world';
import { claimAddress } from '../auth/directory';
import { checkClientImport } from './check';
import { resumeClientImports } from './resume';
import { failClientImport, runClientImport, workClientImports } from './run';
import { findClientImport, startClientImport } from './service';
import { uploadClientImport } from './upload';

let world: World;
let ctx: Context;
let companyId: string;
beforeEach(async () => {
  world = await openWorld();
  const company = await world.company();
  companyId = company.id;
  const { id: operatorId, email } = company.admin;
  await world.services.database.inCompany(companyId, (db) =>
    claimAddress(db, companyId, { operatorId, email, googleSubject: null }),
  );
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
});
afterEach(() => world.close());

async function started(): Promise<string> {
  const bytes = Buffer.from('Name,Email\nAda,ada@client.test\n');
  const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
  await checkClientImport(ctx, id, [
    { column: 0, field: 'Name' },
    { column: 1, field: 'Email' },
  ]);
  await startClientImport(ctx, id, 'AllRows');
  return id;
}

const becomes = (id: string, status: ClientImport['status']): Promise<ClientImport> =>
  until(async () => {
    const found = await findClientImport(ctx, id);
    return found.status === status && found;
  });

const onJobs = (sql: string) => world.services.database.query(sql);

test('an import whose every try found the database away has failed, in plain words', async () => {
  const id = await started();
  const { database, jobs } = world.services;
  const away = Object.create(database, {
    inCompany: { value: () => Promise.reject(new DomainError('UNAVAILABLE', 'Away.')) },
  });
  await onJobs('update pgboss.job set retry_limit = 0');
  await jobs.work('run-client-import', (job) => runClientImport({ ...world.services, database: away }, job));
  await jobs.work('fail-client-import', (job) => failClientImport(world.services, job));
  const failed = await becomes(id, 'Failed');
  expect(failed.failure).toContain('What was added stays');
  expect(failed.finishedAt).toBeInstanceOf(Date);
});

test('a running import without a job is taken up again, and one that has a job is left to it', async () => {
  const [lost, kept] = [await started(), await started()];
  await onJobs(`delete from pgboss.job where data ->> 'importId' = '${lost}'`);
  await resumeClientImports(world.services);
  const waiting = await world.services.jobs.waiting('run-client-import');
  expect(waiting.map(({ importId }) => importId).sort()).toEqual([lost, kept].sort());
  await workClientImports(world.services);
  await expect(becomes(lost, 'Finished')).resolves.toMatchObject({ totalRows: 1 });
  await becomes(kept, 'Finished');
});
