import type { ClientBulkAction, Context } from '../../platform';
import { claimAddress } from '../../identity';
import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { exportClients } from './export/exportClients.service';
import { failClientBulk, resumeClientBulks, runClientBulk, workClientBulks } from './run';
import { findClientBulk } from './bulkActions.service';
import { startClientBulkAction } from './start.service';
import { purgeExpired } from '../../purge';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('bulk action job', () => {
  let fixture: Fixture;
  let ctx: Context;
  beforeEach(async () => {
    fixture = await openFixture();
    const company = await fixture.company();
    const { id: operatorId, email } = company.admin;
    await fixture.inCompany(company, (db) =>
      claimAddress(db, company.id, { operatorId, email, googleSubject: null }),
    );
    await fixture.client(company);
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });
  afterEach(() => fixture.close());

  const startBulk = async (): Promise<string> =>
    (await startClientBulkAction(ctx, { kind: 'AddTags', tags: ['vip'], selection: {} }, 1, newId())).id;

  const waitForStatus = (id: string, status: ClientBulkAction['status']): Promise<ClientBulkAction> =>
    waitUntil(async () => {
      const found = await findClientBulk(ctx, id);
      return found.status === status && found;
    });

  const queryJobs = (sql: string) => fixture.services.database.query(sql);

  test('fails the bulk action after the last retry if the database is unavailable', async () => {
    const id = await startBulk();
    const { database, jobs } = fixture.services;
    const unavailable = Object.create(database, {
      inCompany: { value: () => Promise.reject(new DomainError('UNAVAILABLE', 'Away.')) },
    });
    await queryJobs('update pgboss.job set retry_limit = 0');
    await jobs.work('run-client-bulk', (job) =>
      runClientBulk({ ...fixture.services, database: unavailable }, job),
    );
    await jobs.work('fail-client-bulk', (job) => failClientBulk(fixture.services, job));
    const failed = await waitForStatus(id, 'Failed');
    expect(failed.failure).toContain('keep their changes');
    expect(failed.finishedAt).toBeInstanceOf(Date);
  });

  test('is requeued for a running bulk action whose job was lost, but not for an export', async () => {
    const [lost, retained] = [await startBulk(), await startBulk()];
    await exportClients(ctx, { columns: [], selection: {} });
    await queryJobs(`delete from pgboss.job where data ->> 'bulkId' = '${lost}'`);
    await resumeClientBulks(fixture.services);
    const waiting = await fixture.services.jobs.unfinished('run-client-bulk');
    expect(waiting.map(({ bulkId }) => bulkId).sort()).toEqual([lost, retained].sort());
    await workClientBulks(fixture.services);
    await expect(waitForStatus(lost, 'Finished')).resolves.toMatchObject({ total: 1 });
    await waitForStatus(retained, 'Finished');
  });
});

describe('purgeExpired', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    fixture = await openFixture();
    company = await fixture.company();
    await fixture.client(company);
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });
  afterAll(() => fixture.close());

  const query = (sql: string, values: unknown[] = []) =>
    fixture.inCompany(company, (db) => db.query<{ id: string }>(sql, values));

  const setAge = (id: string, interval: string) =>
    query('update client_bulks set created_at = now() - $2::interval where id = $1', [id, interval]);

  async function createBulk(isFinished: boolean): Promise<string> {
    const { id } = await startClientBulkAction(
      ctx,
      { kind: 'AddTags', tags: ['vip'], selection: {} },
      1,
      newId(),
    );
    if (isFinished) await runClientBulk(fixture.services, { companyId: company.id, bulkId: id });
    return id;
  }

  const createExport = async (): Promise<string> =>
    (await exportClients(ctx, { columns: [], selection: {} })).id;

  test('fails undownloaded exports after an hour, and deletes exports after a day and other ended bulk actions after 30 days', async () => {
    const retained = [await createBulk(true), await createBulk(false), await createExport()];
    await setAge(retained[0] ?? '', '29 days');
    await setAge(retained[1] ?? '', '31 days');
    await setAge(retained[2] ?? '', '23 hours');
    await setAge(await createBulk(true), '31 days');
    await setAge(await createExport(), '25 hours');
    const fresh = await createExport();

    await purgeExpired(fixture.services);

    const { rows } = await query('select id from client_bulks order by id');
    expect(rows.map(({ id }) => id)).toEqual([...retained, fresh].sort());
    const retainedRows = await query('select distinct bulk_id as id from client_bulk_rows');
    expect(retainedRows.rows.map(({ id }) => id).sort()).toEqual([...retained, fresh].sort());
    // The link expired, so the export can no longer be downloaded.
    await expect(findClientBulk(ctx, retained[2] ?? '')).resolves.toMatchObject({
      status: 'Failed',
      failure: 'The file wasn’t downloaded within an hour. Export the clients again.',
    });
    await expect(findClientBulk(ctx, fresh)).resolves.toMatchObject({ status: 'Running', failure: null });
  });
});
