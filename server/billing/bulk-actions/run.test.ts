import type { ClientBulkAction, ClientBulkActionInput, Context } from '../../platform';
import { listClients } from '../../clients/internals';
import { auditEvents, clientTimeline, recentActivity } from '../../insights/internals';
import { inLanguage } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import type { ClientStatus } from '../../../contract/enums';
import { waitUntil } from '../../testing/waitUntil';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import {
  cancelClientBulkAction,
  clientBulkChanges,
  findClientBulk,
  listClientBulkRows,
  listClientBulks,
  loadChangedBulk,
} from './bulkActions.service';
import { previewClientBulkAction } from './preview.service';
import { workClientBulks } from './run';
import { startClientBulkAction } from './start.service';
import { undoClientBulkAction } from './undo.service';
import { addManyClients, type ClientRow } from '../../testing/factories/clients';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  fixture = await openFixture();
  await workClientBulks(fixture.services);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  company = await fixture.company();
  ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS']);
});

const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  fixture.query<Row>(company, sql, values);

const longNote = 'x'.repeat(501);
const addTag: ClientBulkActionInput = { kind: 'AddTags', selection: {}, tags: ['new'] };

/** Returns the updates that a screen receives until the bulk action ends. */
async function follow(id: string): Promise<ClientBulkAction[]> {
  const updates: ClientBulkAction[] = [];
  const changes = await clientBulkChanges(ctx, id);
  for (;;) {
    const { value, done } = await changes.next();
    if (done) return updates;
    const shown = await loadChangedBulk(ctx, value);
    updates.push(shown);
    if (shown.finishedAt) await changes.return?.();
  }
}

async function waitForEnd({ id }: ClientBulkAction): Promise<ClientBulkAction> {
  const last = (await follow(id)).at(-1);
  if (!last) throw new Error('No change was received.');
  return last;
}

const runToEnd = async (input: ClientBulkActionInput, expectedCount: number): Promise<ClientBulkAction> =>
  waitForEnd(await startClientBulkAction(ctx, input, expectedCount, newId()));

/** Creates clients, who get the numbers 1, 2 and so on. */
async function createClients(...statuses: ClientStatus[]): Promise<ClientRow[]> {
  const clients = [];
  for (const status of statuses) clients.push(await fixture.client(company, { status }));
  return clients;
}

describe('bulk action idempotency', () => {
  const bulks = () => query('select id from client_bulks');

  test('starts once for 50 concurrent requests with one key, and rejects the key for other input', async () => {
    await createClients('Active', 'Paused');
    const key = newId();
    const resumeInput: ClientBulkActionInput = { kind: 'Resume', selection: {} };
    const requests = Array.from({ length: 50 }, () => startClientBulkAction(ctx, resumeInput, 2, key));
    const started = await Promise.all(requests);
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await bulks()).toHaveLength(1);
    for (const other of [
      () => startClientBulkAction(ctx, addTag, 2, key),
      () => startClientBulkAction(ctx, resumeInput, 3, key),
    ]) {
      await expect(other()).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('key'),
      });
    }
    expect(await bulks()).toHaveLength(1);
  });

  test('undoes once for 50 concurrent requests with one key, and rejects the key for another bulk action', async () => {
    await createClients('Active');
    const [one, other] = [await runToEnd(addTag, 1), await runToEnd({ ...addTag, tags: ['other'] }, 1)];
    const key = newId();
    const undone = await Promise.all(
      Array.from({ length: 50 }, () => undoClientBulkAction(ctx, one.id, key)),
    );
    expect(new Set(undone.map(({ id }) => id)).size).toBe(1);
    expect(await bulks()).toHaveLength(3);
    await expect(undoClientBulkAction(ctx, other.id, key)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await bulks()).toHaveLength(3);
  });
});

test('bulk actions require MANAGE_CLIENT_MANAGEMENT and are hidden from other companies', async () => {
  const [client] = await createClients('Active');
  const { id } = await runToEnd(addTag, 1);
  const otherOperator = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  const otherCompanyOperator = await fixture.signedIn(await fixture.company(), ['MANAGE_CLIENT_MANAGEMENT']);
  const byId = { ...addTag, selection: { ids: [client?.id ?? ''] } };
  for (const [caller, code] of [
    [otherOperator, 'FORBIDDEN'],
    [otherCompanyOperator, 'NOT_FOUND'],
  ] as const) {
    await expect(previewClientBulkAction(caller, byId)).rejects.toMatchObject({ code });
    await expect(startClientBulkAction(caller, byId, 1, newId())).rejects.toMatchObject({ code });
    await expect(findClientBulk(caller, id)).rejects.toMatchObject({ code });
    await expect(listClientBulkRows(caller, { id })).rejects.toMatchObject({ code });
    await expect(cancelClientBulkAction(caller, id)).rejects.toMatchObject({ code });
    await expect(undoClientBulkAction(caller, id, newId())).rejects.toMatchObject({ code });
    await expect(clientBulkChanges(caller, id)).rejects.toMatchObject({ code });
  }
  await expect(listClientBulks(otherOperator)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listClientBulks(otherCompanyOperator)).resolves.toEqual([]);
});

test('a bulk action changes clients where possible, explains each refusal and publishes events', async () => {
  await createClients('Active', 'Active', 'Paused', 'Invited', 'Deactivated');
  const clientChanges = fixture.services.events.subscribe('clientChanged', company.id);
  const started = await startClientBulkAction(ctx, { kind: 'Pause', selection: {} }, 5, newId());
  expect(started).toMatchObject({
    kind: 'Pause',
    status: 'Running',
    summary: 'Pause',
    total: 5,
    createdByName: ctx.viewer?.name,
    canUndo: false,
  });
  const updates = await follow(started.id);
  expect(updates.at(-1)).toMatchObject({
    status: 'Finished',
    changed: 2,
    unchanged: 1,
    refused: 2,
    canUndo: true,
    isUndone: false,
    finishedAt: expect.any(Date),
  });
  const { items, totalCount } = await listClientBulkRows(ctx, { id: started.id });
  expect(totalCount).toBe(5);
  // The rows are in the order of the client list: newest client first.
  expect(
    items.map(({ position, client, outcome, problem }) => [position, client.number, outcome, problem]),
  ).toEqual([
    [1, 5, 'Refused', 'Only active and past due clients can be paused.'],
    [2, 4, 'Refused', 'Only active and past due clients can be paused.'],
    [3, 3, 'Unchanged', null],
    [4, 2, 'Changed', null],
    [5, 1, 'Changed', null],
  ]);
  const refused = await listClientBulkRows(ctx, { id: started.id, outcome: 'Refused' });
  expect(refused).toMatchObject({ totalCount: 2, items: [{ position: 1 }, { position: 2 }] });
  await query(`update client_bulk_rows set reason = null where position = 2`);
  const german = await inLanguage('de', () =>
    listClientBulkRows(ctx, { id: started.id, outcome: 'Refused' }),
  );
  expect(german.items.map(({ problem }) => problem)).toEqual([
    'Nur aktive Kunden und Kunden mit überfälligen Zahlungen können pausiert werden.',
    'Only active and past due clients can be paused.',
  ]);

  const changedIds = items.filter(({ outcome }) => outcome === 'Changed').map(({ client }) => client.id);
  const { value } = await clientChanges.next();
  expect(value).toMatchObject({ kind: 'Updated', count: 2 });
  expect([...value.ids].sort()).toEqual(changedIds.sort());
  await clientChanges.return?.();
  const audited = await query<{ action: string; target_id: string; actor_id: string | null }>(
    `select action, target_id, actor_id from audit_events
     where action like 'clientBulk.%' or action = 'client.paused' order by occurred_at, id`,
  );
  const by = ctx.viewer?.operatorId;
  expect(
    audited
      .slice(1, 3)
      .map(({ target_id }) => target_id)
      .sort(),
  ).toEqual(changedIds);
  expect(audited).toMatchObject([
    { action: 'clientBulk.started', target_id: started.id, actor_id: by },
    { action: 'client.paused', actor_id: by },
    { action: 'client.paused', actor_id: by },
    { action: 'clientBulk.finished', target_id: started.id, actor_id: null },
  ]);
  await expect(listClientBulks(ctx)).resolves.toMatchObject([{ id: started.id }]);
});

test("a bulk action appears in the company's activity, and its changes appear in the clients' timelines", async () => {
  const [first] = await createClients('Active', 'Active', 'Paused');
  const { id } = await runToEnd({ kind: 'Pause', selection: {} }, 3);
  const undo = await waitForEnd(await undoClientBulkAction(ctx, id, newId()));
  expect(undo).toMatchObject({ changed: 2 });
  const otherOperator = await fixture.signedIn(company, ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT']);
  const recent = await recentActivity(otherOperator, 50);
  expect(recent.map(({ action }) => action)).toEqual([
    'clientBulk.finished',
    'clientBulk.started',
    'clientBulk.finished',
    'clientBulk.started',
  ]);
  const { items } = await clientTimeline(ctx, { id: first?.id ?? '' });
  expect(items.map(({ action }) => action)).toEqual(['client.restored', 'client.paused']);
});

test('clientBulkChanges sends the final state to a late subscriber', async () => {
  await createClients('Active');
  const { id } = await runToEnd(addTag, 1);
  await expect(follow(id)).resolves.toMatchObject([{ status: 'Finished', changed: 1 }]);
});

test('a bulk action selects clients by id, or by filter up to a client number', async () => {
  const [first, second] = await createClients('Active', 'Active', 'Paused', 'Active');
  await expect(
    runToEnd({ ...addTag, selection: { ids: [first?.id ?? '', second?.id ?? '', first?.id ?? ''] } }, 2),
  ).resolves.toMatchObject({ changed: 2 });
  const shown = { filter: { status: ['Active' as const] }, maxNumber: 3 };
  await expect(runToEnd({ ...addTag, tags: ['late'], selection: shown }, 2)).resolves.toMatchObject({
    changed: 2,
  });
  const { items } = await listClients(ctx, { sort: { field: 'Number', direction: 'Ascending' } });
  expect(items.map(({ tags }) => tags)).toEqual([['new', 'late'], ['new', 'late'], [], []]);
});

test('startClientBulkAction rejects more than 1,000 ids and unknown ids', async () => {
  const tooManyIds = Array.from({ length: 1001 }, newId);
  await expect(
    startClientBulkAction(ctx, { ...addTag, selection: { ids: tooManyIds } }, 1001, newId()),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { ids: expect.stringContaining('1,000') } },
  });
  for (const id of [newId(), 'no id']) {
    await expect(
      startClientBulkAction(ctx, { ...addTag, selection: { ids: [id] } }, 1, newId()),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});

test('startClientBulkAction rejects an empty selection and one of unexpected size, and stores nothing', async () => {
  await createClients('Active', 'Active');
  await expect(startClientBulkAction(ctx, addTag, 1, newId())).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { conflict: { kind: 'SelectionChanged', count: 2 } },
  });
  const emptySelection = { ...addTag, selection: { search: 'no such name' } };
  await expect(startClientBulkAction(ctx, emptySelection, 0, newId())).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await expect(listClientBulks(ctx)).resolves.toEqual([]);
  expect(await query('select from client_bulk_rows')).toEqual([]);
});

test.each<[field: string, input: Partial<ClientBulkActionInput>]>([
  ['tags', { kind: 'AddTags', tags: [] }],
  ['tags.0', { kind: 'RemoveTags', tags: ['a tag of more than 30 characters'] }],
  ['planId', { kind: 'ChangePlan', planId: null }],
  ['planId', { kind: 'ChangePlan', planId: newId() }],
  ['reason', { kind: 'Deactivate', when: 'Now' }],
  ['note', { kind: 'Deactivate', when: 'Now', reason: 'Other', note: longNote }],
  ['kind', { kind: 'Export' }],
  ['kind', { kind: 'Undo' }],
])('the preview and the start of a bulk action reject an invalid %s', async (field, input) => {
  await createClients('Active');
  const invalidInput = { ...addTag, ...input };
  const start = () => startClientBulkAction(ctx, invalidInput, 1, newId());
  for (const request of [() => previewClientBulkAction(ctx, invalidInput), start]) {
    await expect(request()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  }
});

test('the preview and the start of a bulk action reject a filter by payments without MANAGE_PAYMENTS', async () => {
  const otherOperator = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  const byPayment = { ...addTag, selection: { filter: { lastPaymentFailed: true } } };
  await expect(startClientBulkAction(otherOperator, byPayment, 0, newId())).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(previewClientBulkAction(otherOperator, byPayment)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

describe('undoClientBulkAction', () => {
  test('has a summary in the language of each reader of its progress and of the audit log', async () => {
    await createClients('Active');
    const paused = await runToEnd({ kind: 'Pause', selection: {} }, 1);
    await waitForEnd(await undoClientBulkAction(ctx, paused.id, newId()));
    const admin = await fixture.signedIn(company);
    const labels = async () =>
      (await auditEvents(admin, { filter: { targetTypes: ['ClientBulk'] } })).items.map(
        ({ action, targetLabel }) => [action, targetLabel],
      );

    await inLanguage('de', async () => {
      const summaries = (await listClientBulks(ctx)).map(({ summary }) => summary);
      expect(summaries).toEqual(['Rückgängig: Pausieren', 'Pausieren']);
      expect(await labels()).toEqual([
        ['clientBulk.finished', 'Rückgängig: Pausieren'],
        ['clientBulk.started', 'Rückgängig: Pausieren'],
        ['clientBulk.finished', 'Pausieren'],
        ['clientBulk.started', 'Pausieren'],
      ]);
      expect((await auditEvents(admin, { search: 'undo' })).items).toHaveLength(2);
    });
    expect((await labels())[0]).toEqual(['clientBulk.finished', 'Undo: Pause']);
  });

  test('shows the stored summary of an undo of an earlier release', async () => {
    await createClients('Active');
    const paused = await runToEnd({ kind: 'Pause', selection: {} }, 1);
    const undo = await undoClientBulkAction(ctx, paused.id, newId());
    await query(`update client_bulks set options = options - 'action' where id = $1`, [undo.id]);
    const { summary } = await inLanguage('de', () => findClientBulk(ctx, undo.id));
    expect(summary).toBe('Rückgängig: Pause');
  });

  test('restores the changed clients except those that were changed since', async () => {
    await createClients('Active', 'Active', 'Paused', 'Invited');
    const [first] = await query<{ id: string }>('select id from clients where number = 1');
    const paused = await runToEnd({ kind: 'Pause', selection: {} }, 4);
    await runToEnd({ kind: 'Resume', selection: { ids: [first?.id ?? ''] } }, 1);

    const undo = await undoClientBulkAction(ctx, paused.id, newId());
    expect(undo).toMatchObject({ kind: 'Undo', summary: 'Undo: Pause', total: 2, canUndo: false });
    await expect(waitForEnd(undo)).resolves.toMatchObject({
      status: 'Finished',
      changed: 1,
      refused: 1,
      canUndo: false,
    });
    await expect(findClientBulk(ctx, paused.id)).resolves.toMatchObject({ isUndone: true, canUndo: false });
    const { items } = await listClientBulkRows(ctx, { id: undo.id });
    expect(items).toMatchObject([
      { client: { number: 2 }, outcome: 'Changed' },
      { client: { number: 1 }, outcome: 'Refused', problem: expect.stringContaining('changed afterward') },
    ]);
    expect(await query('select status from clients order by number')).toEqual([
      { status: 'Active' },
      { status: 'Active' },
      { status: 'Paused' },
      { status: 'Invited' },
    ]);
  });

  test('rejects bulk actions that are running or undone, changed no client, or are undos or exports', async () => {
    await createClients('Invited');
    const refusedAll = await runToEnd({ kind: 'Pause', selection: {} }, 1);
    const added = await runToEnd(addTag, 1);
    const undo = await waitForEnd(await undoClientBulkAction(ctx, added.id, newId()));
    for (const { id } of [refusedAll, added, undo]) {
      await expect(undoClientBulkAction(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    await query("update client_bulks set status = 'Running', undone_by = null where id = $1", [added.id]);
    await expect(undoClientBulkAction(ctx, added.id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    await query("update client_bulks set status = 'Finished', kind = 'Export' where id = $1", [added.id]);
    await expect(undoClientBulkAction(ctx, added.id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

test('a canceled bulk action stops between two batches, and its finished changes can be undone', async () => {
  await addManyClients(fixture.services.database, company.id, 3000);
  const started = await startClientBulkAction(ctx, addTag, 3000, newId());
  const changes = await clientBulkChanges(ctx, started.id);
  let shown = started;
  while (shown.changed === 0) shown = await loadChangedBulk(ctx, (await changes.next()).value);
  await changes.return?.();
  const canceled = await cancelClientBulkAction(ctx, started.id);
  expect(canceled).toMatchObject({ status: 'Canceled', canUndo: true });
  expect(canceled.changed).toBeLessThan(3000);
  await expect(cancelClientBulkAction(ctx, started.id)).resolves.toMatchObject({ status: 'Canceled' });

  const waiting = await listClientBulkRows(ctx, { id: started.id, outcome: 'Waiting' });
  expect(waiting.totalCount).toBe(3000 - canceled.changed);
  const taggedCountSql = "select count(*)::integer as count from clients where 'new' = any(tags)";
  expect(await query(taggedCountSql)).toEqual([{ count: canceled.changed }]);
  const undone = await waitForEnd(await undoClientBulkAction(ctx, started.id, newId()));
  expect(undone).toMatchObject({ status: 'Finished', changed: canceled.changed, refused: 0 });
  expect(await query(taggedCountSql)).toEqual([{ count: 0 }]);
  await expect(cancelClientBulkAction(ctx, undone.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe('workClientBulks with time slices of one batch', () => {
  let shortSliceFixture: Fixture;
  beforeAll(async () => {
    shortSliceFixture = await openFixture();
    await workClientBulks(shortSliceFixture.services, 1);
  });
  afterAll(() => shortSliceFixture.close());

  const addTagTo = async (clients: number) => {
    const owner = await shortSliceFixture.company();
    await addManyClients(shortSliceFixture.services.database, owner.id, clients);
    const admin = await shortSliceFixture.signedIn(owner);
    const { id } = await startClientBulkAction(admin, addTag, clients, newId());
    return { find: () => findClientBulk(admin, id) };
  };

  test('finishes a short bulk action while a long one is running', async () => {
    const long = await addTagTo(10_000);
    await waitUntil(async () => (await long.find()).changed > 0);
    const short = await addTagTo(1);
    await waitUntil(async () => (await short.find()).status !== 'Running');
    expect(await long.find()).toMatchObject({ status: 'Running' });
  }, 120_000);
});
