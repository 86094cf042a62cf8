import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { claimAddress } from '../auth/directory';
import { clientImportChanges } from './changes';
import { checkClientImport } from './check';
import { resumeClientImports } from './resume';
import { failClientImport, runClientImport, workClientImports } from './run';
import { cancelClientImport, findClientImport, listClientImportRows, startClientImport } from './service';
import { expectThrottledProgress, follow, rowsOf, runToTheEnd, uploadAndCheck } from './testing/runImport';
import { uploadClientImport } from './upload';
import { countClients, createClient, listClients } from '../clients/service';
import { purgeExpired } from '../sessions/purge';
import type { ClientImport } from '../../schema.generated';
import { until } from '../../testing/until';
import { openWorld, type TestCompany, type World } from '../../testing/world';

describe('run', () => {
  let world: World;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    world = await openWorld();
    await workClientImports(world.services);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    company = await world.company();
    ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  });

  const checked = (rows: string): Promise<ClientImport> => uploadAndCheck(ctx, rows);

  const auditOf = async (): Promise<{ action: string; target_id: string; changes: unknown }[]> => {
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ action: string; target_id: string; changes: unknown }>(
        `select action, target_id, changes from audit_events where action like 'client%' order by occurred_at, id`,
      ),
    );
    return rows;
  };

  test('is not for those without MANAGE_CLIENT_MANAGEMENT, nor for another company', async () => {
    const { id } = await checked(rowsOf(1));
    const colleague = await world.as(company, 'MANAGE_DASHBOARD');
    const stranger = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT');
    for (const [who, code] of [
      [colleague, 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      await expect(startClientImport(who, id, 'AllRows')).rejects.toMatchObject({ code });
      await expect(cancelClientImport(who, id)).rejects.toMatchObject({ code });
      await expect(clientImportChanges(who, id)).rejects.toMatchObject({ code });
      await expect(findClientImport(who, id)).rejects.toMatchObject({ code });
    }
  });

  test('adds the good rows in their order, tells open screens, and is recorded', async () => {
    const { id } = await checked(`${rowsOf(1200)}\nBroken,nothing`);
    const clientChanges = world.services.events.subscribe('clientChanged', company.id);
    const told = await runToTheEnd(ctx, id);
    expect(told.at(-1)).toMatchObject({
      status: 'Finished',
      goodRows: 1200,
      refusedRows: 1,
      importedRows: 1200,
    });
    expect(told.at(-1)?.finishedAt).toBeInstanceOf(Date);

    const { items, totalCount } = await listClients(ctx, { sort: { by: 'Number', direction: 'Ascending' } });
    expect(totalCount).toBe(1200);
    expect(items.slice(0, 2)).toMatchObject([
      { number: 1, name: 'Client 0', source: 'Import', status: 'Invited' },
      { number: 2, name: 'Client 1' },
    ]);
    const imported = await listClientImportRows(ctx, { id, status: 'Imported' });
    expect(imported.totalCount).toBe(1200);

    // Too many to name each: an open list is told to look again.
    await expect(clientChanges.next()).resolves.toMatchObject({
      value: { kind: 'Created', ids: [], count: 500 },
    });
    await clientChanges.return?.();
    expect(await auditOf()).toMatchObject([
      { action: 'clientImport.uploaded', target_id: id, changes: [{ field: 'totalRows', after: 1201 }] },
      { action: 'clientImport.checked', target_id: id },
      { action: 'clientImport.started', target_id: id },
      {
        action: 'clientImport.finished',
        target_id: id,
        changes: [{ after: 1200 }, { after: 0 }, { after: 0 }, { after: 1 }],
      },
    ]);
  });

  test('who subscribes after the end is told of it', async () => {
    const { id } = await checked(rowsOf(1));
    await runToTheEnd(ctx, id);
    await expect(follow(ctx, id)).resolves.toMatchObject([{ status: 'Finished', importedRows: 1 }]);
  });

  test('each client can be traced to its row', async () => {
    const { id } = await checked(rowsOf(3));
    await runToTheEnd(ctx, id);
    const { rows } = await world.services.database.inCompany(company.id, (db) =>
      db.query<{ number: number; name: string }>(
        `select r.number, c.name from client_import_rows r join clients c on c.id = r.client_id
       where r.import_id = $1 order by r.number`,
        [id],
      ),
    );
    expect(rows.map(({ number, name }) => [number, name])).toEqual([
      [2, 'Client 0'],
      [3, 'Client 1'],
      [4, 'Client 2'],
    ]);
  });

  test('refuses to add all rows while one is refused, and to begin twice or unchecked', async () => {
    const mixed = await checked(`${rowsOf(1)}\nBroken,nothing`);
    await expect(startClientImport(ctx, mixed.id, 'AllRows')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(findClientImport(ctx, mixed.id)).resolves.toMatchObject({ status: 'Checked' });
    const none = await checked('Broken,nothing');
    await expect(startClientImport(ctx, none.id, 'OnlyGoodRows')).rejects.toMatchObject({ code: 'CONFLICT' });
    const unchecked = await uploadClientImport(ctx, { name: 'x.csv', bytes: Buffer.from('Name,Email\na,b') });
    await expect(startClientImport(ctx, unchecked.id, 'AllRows')).rejects.toMatchObject({ code: 'CONFLICT' });

    const good = await checked(rowsOf(1));
    const followed = follow(ctx, good.id);
    await startClientImport(ctx, good.id, 'AllRows');
    await expect(startClientImport(ctx, good.id, 'AllRows')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(checkClientImport(ctx, good.id, [])).rejects.toMatchObject({ code: 'CONFLICT' });
    await followed;
    await expect(cancelClientImport(ctx, good.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('a row whose address was taken since the check is refused with the reason', async () => {
    const { id } = await checked(rowsOf(3));
    await createClient(ctx, { name: 'Quicker', email: 'C1@client.test' });
    const told = await runToTheEnd(ctx, id);
    expect(told.at(-1)).toMatchObject({ status: 'Finished', goodRows: 2, refusedRows: 1, importedRows: 2 });
    await expect(listClientImportRows(ctx, { id, status: 'Refused' })).resolves.toMatchObject({
      items: [{ number: 3, problems: ['A client with this email address exists already.'] }],
    });
  });

  test('two imports of the same file at once add each client once', async () => {
    const [first, second] = [await checked(rowsOf(700)), await checked(rowsOf(700))];
    const both = Promise.all([runToTheEnd(ctx, first.id), runToTheEnd(ctx, second.id)]);
    const [one, two] = await both;
    const added = [one, two].map((told) => told.at(-1)?.importedRows ?? 0);
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(700);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 700 });
  });

  test('stops when it is canceled, and keeps what was added', async () => {
    const { id } = await checked(rowsOf(4000));
    const followed = follow(ctx, id);
    await startClientImport(ctx, id, 'AllRows');
    const canceled = await cancelClientImport(ctx, id);
    expect(canceled).toMatchObject({ status: 'Canceled' });
    await followed;
    const { total } = await countClients(ctx);
    expect(total).toBe(canceled.importedRows);
    expect(total).toBeLessThan(4000);
    await expect(cancelClientImport(ctx, id)).resolves.toMatchObject({ status: 'Canceled' });
    await expect(findClientImport(ctx, id)).resolves.toMatchObject({ importedRows: total });
  });

  test('imports 2,000 rows and notifies screens at most four times a second', () =>
    expectThrottledProgress(ctx, 2000));
});

describe('resume', () => {
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
    await jobs.work('run-client-import', (job) =>
      runClientImport({ ...world.services, database: away }, job),
    );
    await jobs.work('fail-client-import', (job) => failClientImport(world.services, job));
    const failed = await becomes(id, 'Failed');
    expect(failed.failure).toContain('What was added stays');
    expect(failed.finishedAt).toBeInstanceOf(Date);
  });

  test('a running import without a job is taken up again, and one that has a job is left to it', async () => {
    const [lost, kept] = [await started(), await started()];
    await onJobs(`delete from pgboss.job where data ->> 'importId' = '${lost}'`);
    await resumeClientImports(world.services);
    const waiting = await world.services.jobs.unfinished('run-client-import');
    expect(waiting.map(({ importId }) => importId).sort()).toEqual([lost, kept].sort());
    await workClientImports(world.services);
    await expect(becomes(lost, 'Finished')).resolves.toMatchObject({ totalRows: 1 });
    await becomes(kept, 'Finished');
  });
});

describe('purge', () => {
  let world: World;
  beforeAll(async () => void (world = await openWorld()));
  afterAll(() => world.close());

  test('an upload is kept for 30 days, and a running import for as long as it runs', async () => {
    const company = await world.company();
    const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
    const upload = async (days: number, status = 'Uploaded') => {
      const file = { name: 'clients.csv', bytes: Buffer.from('Name,Email\nAda,ada@client.test\n') };
      const { id } = await uploadClientImport(ctx, file);
      await world.services.database.inCompany(company.id, (db) =>
        db.query(
          'update client_imports set status = $2, created_at = now() - make_interval(days => $3) where id = $1',
          [id, status, days],
        ),
      );
      return id;
    };
    const [fresh, old, running] = [await upload(29), await upload(31), await upload(31, 'Running')];

    await purgeExpired(world.services);

    await expect(findClientImport(ctx, fresh)).resolves.toMatchObject({ totalRows: 1 });
    await expect(findClientImport(ctx, running)).resolves.toMatchObject({ status: 'Running' });
    await expect(findClientImport(ctx, old)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
