import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import type { ClientBulk } from '../../schema.generated';
import { until } from '../../testing/until';
import { openWorld, type World } from '../../testing/world';
import { claimAddress } from '../auth/directory';
import { exportClients } from './export/exportClients';
import { resumeClientBulks } from './resume';
import { failClientBulk, runClientBulk, workClientBulks } from './run';
import { findClientBulk } from './service';
import { startClientBulk } from './start';

let world: World;
let ctx: Context;
beforeEach(async () => {
  world = await openWorld();
  const company = await world.company();
  const { id: operatorId, email } = company.admin;
  await world.services.database.inCompany(company.id, (db) =>
    claimAddress(db, company.id, { operatorId, email, googleSubject: null }),
  );
  await world.client(company);
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
});
afterEach(() => world.close());

const started = async (): Promise<string> =>
  (await startClientBulk(ctx, { kind: 'AddTags', tags: ['vip'], selection: {} }, 1, newId())).id;

const becomes = (id: string, status: ClientBulk['status']): Promise<ClientBulk> =>
  until(async () => {
    const found = await findClientBulk(ctx, id);
    return found.status === status && found;
  });

const onJobs = (sql: string) => world.services.database.query(sql);

test('a bulk whose every try found the database away has failed, in plain words', async () => {
  const id = await started();
  const { database, jobs } = world.services;
  const away = Object.create(database, {
    inCompany: { value: () => Promise.reject(new DomainError('UNAVAILABLE', 'Away.')) },
  });
  await onJobs('update pgboss.job set retry_limit = 0');
  await jobs.work('run-client-bulk', (job) => runClientBulk({ ...world.services, database: away }, job));
  await jobs.work('fail-client-bulk', (job) => failClientBulk(world.services, job));
  const failed = await becomes(id, 'Failed');
  expect(failed.failure).toContain('What was changed stays');
  expect(failed.finishedAt).toBeInstanceOf(Date);
});

test('a running bulk without a job is taken up again, one that has a job is left to it, an export to its reader', async () => {
  const [lost, kept] = [await started(), await started()];
  await exportClients(ctx, { columns: [], selection: {} });
  await onJobs(`delete from pgboss.job where data ->> 'bulkId' = '${lost}'`);
  await resumeClientBulks(world.services);
  const waiting = await world.services.jobs.waiting('run-client-bulk');
  expect(waiting.map(({ bulkId }) => bulkId).sort()).toEqual([lost, kept].sort());
  await workClientBulks(world.services);
  await expect(becomes(lost, 'Finished')).resolves.toMatchObject({ total: 1 });
  await becomes(kept, 'Finished');
});
