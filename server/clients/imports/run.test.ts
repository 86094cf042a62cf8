import type { ClientImport, Context } from '../../platform';
import { claimAddress } from '../../identity';
import { DomainError } from '../../lib/errors';
import { checkClientImport } from './check.service';
import { failClientImport, registerClientImportJobs, resumeClientImports, runClientImport } from './run';
import {
  cancelClientImport,
  clientImportChanges,
  findClientImport,
  listClientImportRows,
  startClientImport,
} from './imports.service';
import {
  expectThrottledProgress,
  collectProgress,
  csvRows,
  runImport,
  uploadAndCheck,
} from './testing/runImport';
import { uploadClientImport } from './upload.service';
import { countClients, createClient } from '../clients.service';
import { listClients } from '../list.service';
import { purgeExpired } from '../../purge';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';

describe('client import run', () => {
  let fixture: Fixture;
  let company: TestCompany;
  let ctx: Context;
  beforeAll(async () => {
    fixture = await openFixture();
    await registerClientImportJobs(fixture.services);
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });

  const uploadChecked = (rows: string): Promise<ClientImport> => uploadAndCheck(ctx, rows);

  const loadAuditEvents = async (): Promise<{ action: string; target_id: string; changes: unknown }[]> => {
    const rows = await fixture.query<{ action: string; target_id: string; changes: unknown }>(
      company,
      `select action, target_id, changes from audit_events where action like 'client%' order by occurred_at, id`,
    );
    return rows;
  };

  test('rejects operators of other companies or without MANAGE_CLIENT_MANAGEMENT', async () => {
    const { id } = await uploadChecked(csvRows(1));
    const otherOperator = await fixture.signedIn(company, ['MANAGE_DASHBOARD']);
    const otherCompanyOperator = await fixture.signedIn(await fixture.company(), [
      'MANAGE_CLIENT_MANAGEMENT',
    ]);
    for (const [caller, code] of [
      [otherOperator, 'FORBIDDEN'],
      [otherCompanyOperator, 'NOT_FOUND'],
    ] as const) {
      await expect(startClientImport(caller, id, 'AllRows')).rejects.toMatchObject({ code });
      await expect(cancelClientImport(caller, id)).rejects.toMatchObject({ code });
      await expect(clientImportChanges(caller, id)).rejects.toMatchObject({ code });
      await expect(findClientImport(caller, id)).rejects.toMatchObject({ code });
    }
  });

  test('creates clients from valid rows in file order, publishes an event and writes audit events', async () => {
    const { id } = await uploadChecked(`${csvRows(1200)}\nBroken,nothing`);
    const clientChanges = fixture.services.events.subscribe('clientChanged', company.id);
    const progress = await runImport(ctx, id);
    expect(progress.at(-1)).toMatchObject({
      status: 'Finished',
      validRows: 1200,
      refusedRows: 1,
      importedRows: 1200,
    });
    expect(progress.at(-1)?.finishedAt).toBeInstanceOf(Date);

    const { items, totalCount } = await listClients(ctx, {
      sort: { field: 'Number', direction: 'Ascending' },
    });
    expect(totalCount).toBe(1200);
    expect(items.slice(0, 2)).toMatchObject([
      { number: 1, name: 'Client 0', source: 'Import', status: 'Invited' },
      { number: 2, name: 'Client 1' },
    ]);
    const imported = await listClientImportRows(ctx, { id, status: 'Imported' });
    expect(imported.totalCount).toBe(1200);

    // Large batches publish only a count, so that open lists reload.
    await expect(clientChanges.next()).resolves.toMatchObject({
      value: { kind: 'Created', ids: [], count: 500 },
    });
    await clientChanges.return?.();
    expect(await loadAuditEvents()).toMatchObject([
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

  test('clientImportChanges sends the final state to a subscriber who connects after the end', async () => {
    const { id } = await uploadChecked(csvRows(1));
    await runImport(ctx, id);
    await expect(collectProgress(ctx, id)).resolves.toMatchObject([{ status: 'Finished', importedRows: 1 }]);
  });

  test('links each created client to its row', async () => {
    const { id } = await uploadChecked(csvRows(3));
    await runImport(ctx, id);
    const rows = await fixture.query<{ number: number; name: string }>(
      company,
      `select r.number, c.name from client_import_rows r join clients c on c.id = r.client_id
       where r.import_id = $1 order by r.number`,
      [id],
    );
    expect(rows.map(({ number, name }) => [number, name])).toEqual([
      [2, 'Client 0'],
      [3, 'Client 1'],
      [4, 'Client 2'],
    ]);
  });

  test('startClientImport rejects AllRows with refused rows, a second start, and an unchecked import', async () => {
    const mixed = await uploadChecked(`${csvRows(1)}\nBroken,nothing`);
    await expect(startClientImport(ctx, mixed.id, 'AllRows')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(findClientImport(ctx, mixed.id)).resolves.toMatchObject({ status: 'Checked' });
    const none = await uploadChecked('Broken,nothing');
    await expect(startClientImport(ctx, none.id, 'OnlyValidRows')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const unchecked = await uploadClientImport(ctx, { name: 'x.csv', bytes: Buffer.from('Name,Email\na,b') });
    await expect(startClientImport(ctx, unchecked.id, 'AllRows')).rejects.toMatchObject({ code: 'CONFLICT' });

    const good = await uploadChecked(csvRows(1));
    const pendingProgress = collectProgress(ctx, good.id);
    await startClientImport(ctx, good.id, 'AllRows');
    await expect(startClientImport(ctx, good.id, 'AllRows')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(checkClientImport(ctx, good.id, [])).rejects.toMatchObject({ code: 'CONFLICT' });
    await pendingProgress;
    await expect(cancelClientImport(ctx, good.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('refuses a row, with a reason, if its email was taken after the check', async () => {
    const { id } = await uploadChecked(csvRows(3));
    await createClient(ctx, { name: 'Quicker', email: 'C1@client.test' });
    const progress = await runImport(ctx, id);
    expect(progress.at(-1)).toMatchObject({
      status: 'Finished',
      validRows: 2,
      refusedRows: 1,
      importedRows: 2,
    });
    await expect(listClientImportRows(ctx, { id, status: 'Refused' })).resolves.toMatchObject({
      items: [{ number: 3, problems: ['Another client already has this email address.'] }],
    });
  });

  test('creates each client once when two imports of the same file run concurrently', async () => {
    const [first, second] = [await uploadChecked(csvRows(700)), await uploadChecked(csvRows(700))];
    const both = Promise.all([runImport(ctx, first.id), runImport(ctx, second.id)]);
    const [one, two] = await both;
    const added = [one, two].map((progress) => progress.at(-1)?.importedRows ?? 0);
    expect(added.reduce((sum, count) => sum + count, 0)).toBe(700);
    await expect(countClients(ctx)).resolves.toMatchObject({ total: 700 });
  });

  test('stops when canceled and keeps the clients created so far', async () => {
    const { id } = await uploadChecked(csvRows(4000));
    const pendingProgress = collectProgress(ctx, id);
    await startClientImport(ctx, id, 'AllRows');
    const canceled = await cancelClientImport(ctx, id);
    expect(canceled).toMatchObject({ status: 'Canceled' });
    await pendingProgress;
    const { total } = await countClients(ctx);
    expect(total).toBe(canceled.importedRows);
    expect(total).toBeLessThan(4000);
    await expect(cancelClientImport(ctx, id)).resolves.toMatchObject({ status: 'Canceled' });
    await expect(findClientImport(ctx, id)).resolves.toMatchObject({ importedRows: total });
  });

  test('imports 2,000 rows and publishes at most four progress events a second', () =>
    expectThrottledProgress(ctx, 2000));
});

describe('client import job', () => {
  let fixture: Fixture;
  let ctx: Context;
  let companyId: string;
  beforeEach(async () => {
    fixture = await openFixture();
    const company = await fixture.company();
    companyId = company.id;
    const { id: operatorId, email } = company.admin;
    await fixture.services.database.inCompany(companyId, (db) =>
      claimAddress(db, companyId, { operatorId, email, googleSubject: null }),
    );
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  });
  afterEach(() => fixture.close());

  async function startImport(): Promise<string> {
    const bytes = Buffer.from('Name,Email\nAda,ada@client.test\n');
    const { id } = await uploadClientImport(ctx, { name: 'clients.csv', bytes });
    await checkClientImport(ctx, id, [
      { column: 0, field: 'Name' },
      { column: 1, field: 'Email' },
    ]);
    await startClientImport(ctx, id, 'AllRows');
    return id;
  }

  const waitForStatus = (id: string, status: ClientImport['status']): Promise<ClientImport> =>
    waitUntil(async () => {
      const found = await findClientImport(ctx, id);
      return found.status === status && found;
    });

  const queryJobs = (sql: string) => fixture.services.database.query(sql);

  test('fails the import after the last retry if the database is unavailable', async () => {
    const id = await startImport();
    const { database, jobs } = fixture.services;
    const unavailableDatabase = Object.create(database, {
      inCompany: { value: () => Promise.reject(new DomainError('UNAVAILABLE', 'Away.')) },
    });
    await queryJobs('update pgboss.job set retry_limit = 0');
    await jobs.work('run-client-import', (job) =>
      runClientImport({ ...fixture.services, database: unavailableDatabase }, job),
    );
    await jobs.work('fail-client-import', (job) => failClientImport(fixture.services, job));
    const failed = await waitForStatus(id, 'Failed');
    expect(failed.failure).toContain('already imported stay');
    expect(failed.finishedAt).toBeInstanceOf(Date);
  });

  test('is requeued for a running import whose job was lost, but not twice for a queued one', async () => {
    const [orphanedId, queuedId] = [await startImport(), await startImport()];
    await queryJobs(`delete from pgboss.job where data ->> 'importId' = '${orphanedId}'`);
    await resumeClientImports(fixture.services);
    const unfinishedJobs = await fixture.services.jobs.unfinished('run-client-import');
    expect(unfinishedJobs.map(({ importId }) => importId).sort()).toEqual([orphanedId, queuedId].sort());
    await registerClientImportJobs(fixture.services);
    await expect(waitForStatus(orphanedId, 'Finished')).resolves.toMatchObject({ totalRows: 1 });
    await waitForStatus(queuedId, 'Finished');
  });
});

describe('purgeExpired', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await openFixture()));
  afterAll(() => fixture.close());

  test('deletes uploads after 30 days, but not a running import', async () => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    const upload = async (days: number, status = 'Uploaded') => {
      const file = { name: 'clients.csv', bytes: Buffer.from('Name,Email\nAda,ada@client.test\n') };
      const { id } = await uploadClientImport(ctx, file);
      await fixture.query(
        company,
        'update client_imports set status = $2, created_at = now() - make_interval(days => $3) where id = $1',
        [id, status, days],
      );
      return id;
    };
    const [fresh, old, running] = [await upload(29), await upload(31), await upload(31, 'Running')];

    await purgeExpired(fixture.services);

    await expect(findClientImport(ctx, fresh)).resolves.toMatchObject({ totalRows: 1 });
    await expect(findClientImport(ctx, running)).resolves.toMatchObject({ status: 'Running' });
    await expect(findClientImport(ctx, old)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
