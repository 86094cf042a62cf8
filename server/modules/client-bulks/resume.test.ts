import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { claimAddress } from '../auth/directory';
import { exportClients } from './export/exportClients';
import { resumeClientBulks } from './resume';
import { failClientBulk, runClientBulk, workClientBulks } from './run';
import { findClientBulk } from './service';
import { startClientBulk } from './start';
import { purgeExpired } from '../sessions/purge';
import type { ClientBulk } from '../../schema.generated';
import { until } from '../../testing/until';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('resume', () => {
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
    const waiting = await world.services.jobs.unfinished('run-client-bulk');
    expect(waiting.map(({ bulkId }) => bulkId).sort()).toEqual([lost, kept].sort());
    await workClientBulks(world.services);
    await expect(becomes(lost, 'Finished')).resolves.toMatchObject({ total: 1 });
    await becomes(kept, 'Finished');
  });
});

describe('purge', () => {
  let world: World;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    world = await openWorld();
    company = await world.company();
    await world.client(company);
    ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  });
  afterAll(() => world.close());

  const query = (sql: string, values: unknown[] = []) =>
    world.services.database.inCompany(company.id, (db) => db.query<{ id: string }>(sql, values));

  const age = (id: string, interval: string) =>
    query('update client_bulks set created_at = now() - $2::interval where id = $1', [id, interval]);

  async function bulk(isOver: boolean): Promise<string> {
    const { id } = await startClientBulk(ctx, { kind: 'AddTags', tags: ['vip'], selection: {} }, 1, newId());
    if (isOver) await runClientBulk(world.services, { companyId: company.id, bulkId: id });
    return id;
  }

  const anExport = async (): Promise<string> => (await exportClients(ctx, { columns: [], selection: {} })).id;

  test('exports go after a day, what else is over after 30, and what runs stays', async () => {
    const kept = [await bulk(true), await bulk(false), await anExport()];
    await age(kept[0] ?? '', '29 days');
    await age(kept[1] ?? '', '31 days');
    await age(kept[2] ?? '', '23 hours');
    await age(await bulk(true), '31 days');
    await age(await anExport(), '25 hours');
    const fresh = await anExport();

    await purgeExpired(world.services);

    const { rows } = await query('select id from client_bulks order by id');
    expect(rows.map(({ id }) => id)).toEqual([...kept, fresh].sort());
    const lines = await query('select distinct bulk_id as id from client_bulk_rows');
    expect(lines.rows.map(({ id }) => id).sort()).toEqual([...kept, fresh].sort());
    // Its link has run out, so that nobody will take it on.
    await expect(findClientBulk(ctx, kept[2] ?? '')).resolves.toMatchObject({
      status: 'Failed',
      failure: 'The file was not downloaded within the hour.',
    });
    await expect(findClientBulk(ctx, fresh)).resolves.toMatchObject({ status: 'Running', failure: null });
  });
});
