import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { ClientBulk, ClientBulkInput, ClientStatus } from '../../schema.generated';
import type { ClientRow } from '../../testing/factories';
import { addManyClients } from '../../testing/addManyClients';
import { until } from '../../testing/until';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientTimeline, recentActivity } from '../client-activity/service';
import { listClients } from '../clients/service';
import { clientBulkChanges, showChangedBulk } from './changes';
import { previewClientBulk } from './preview';
import { workClientBulks } from './run';
import { cancelClientBulk, findClientBulk, listClientBulkRows, listClientBulks } from './service';
import { startClientBulk } from './start';
import { undoClientBulk } from './undo';

let world: World;
let company: TestCompany;
let ctx: Context;
beforeAll(async () => {
  world = await openWorld();
  await workClientBulks(world.services);
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
});

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  const { rows } = await world.services.database.inCompany(company.id, (db) => db.query<Row>(sql, values));
  return rows;
};

const longNote = 'x'.repeat(501);
const addTag: ClientBulkInput = { kind: 'AddTags', selection: {}, tags: ['new'] };

/** What an open screen is told, until the bulk is over. */
async function follow(id: string): Promise<ClientBulk[]> {
  const seen: ClientBulk[] = [];
  const changes = await clientBulkChanges(ctx, id);
  for (;;) {
    const { value, done } = await changes.next();
    if (done) return seen;
    const shown = await showChangedBulk(ctx, value);
    seen.push(shown);
    if (shown.finishedAt) await changes.return?.();
  }
}

async function over({ id }: ClientBulk): Promise<ClientBulk> {
  const last = (await follow(id)).at(-1);
  if (!last) throw new Error('Nothing was told.');
  return last;
}

const run = async (input: ClientBulkInput, expectedCount: number): Promise<ClientBulk> =>
  over(await startClientBulk(ctx, input, expectedCount, newId()));

/** Clients numbered from 1 on. */
async function inStatus(...statuses: ClientStatus[]): Promise<ClientRow[]> {
  const clients = [];
  for (const status of statuses) clients.push(await world.client(company, { status }));
  return clients;
}

describe('a press', () => {
  const bulks = () => query('select id from client_bulks');

  test('that starts one makes one, though 50 arrive at once; with another body it is an error', async () => {
    await inStatus('Active', 'Paused');
    const key = newId();
    const resume: ClientBulkInput = { kind: 'Resume', selection: {} };
    const presses = Array.from({ length: 50 }, () => startClientBulk(ctx, resume, 2, key));
    const started = await Promise.all(presses);
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await bulks()).toHaveLength(1);
    for (const other of [
      () => startClientBulk(ctx, addTag, 2, key),
      () => startClientBulk(ctx, resume, 3, key),
    ]) {
      await expect(other()).rejects.toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('key'),
      });
    }
    expect(await bulks()).toHaveLength(1);
  });

  test('that undoes one makes one more, though 50 arrive at once; for another bulk it is an error', async () => {
    await inStatus('Active');
    const [one, other] = [await run(addTag, 1), await run({ ...addTag, tags: ['other'] }, 1)];
    const key = newId();
    const undone = await Promise.all(Array.from({ length: 50 }, () => undoClientBulk(ctx, one.id, key)));
    expect(new Set(undone.map(({ id }) => id)).size).toBe(1);
    expect(await bulks()).toHaveLength(3);
    await expect(undoClientBulk(ctx, other.id, key)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await bulks()).toHaveLength(3);
  });
});

test('is not for those without MANAGE_CLIENT_MANAGEMENT, nor for another company', async () => {
  const [client] = await inStatus('Active');
  const { id } = await run(addTag, 1);
  const colleague = await world.as(company, 'MANAGE_PAYMENTS');
  const stranger = await world.as(await world.company(), 'MANAGE_CLIENT_MANAGEMENT');
  const named = { ...addTag, selection: { ids: [client?.id ?? ''] } };
  for (const [who, code] of [
    [colleague, 'FORBIDDEN'],
    [stranger, 'NOT_FOUND'],
  ] as const) {
    await expect(previewClientBulk(who, named)).rejects.toMatchObject({ code });
    await expect(startClientBulk(who, named, 1, newId())).rejects.toMatchObject({ code });
    await expect(findClientBulk(who, id)).rejects.toMatchObject({ code });
    await expect(listClientBulkRows(who, { id })).rejects.toMatchObject({ code });
    await expect(cancelClientBulk(who, id)).rejects.toMatchObject({ code });
    await expect(undoClientBulk(who, id, newId())).rejects.toMatchObject({ code });
    await expect(clientBulkChanges(who, id)).rejects.toMatchObject({ code });
  }
  await expect(listClientBulks(colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listClientBulks(stranger)).resolves.toEqual([]);
});

test('changes whom it can, says of the others why not, and tells open screens', async () => {
  await inStatus('Active', 'Active', 'Paused', 'Invited', 'Deactivated');
  const clientChanges = world.services.events.subscribe('clientChanged', company.id);
  const started = await startClientBulk(ctx, { kind: 'Pause', selection: {} }, 5, newId());
  expect(started).toMatchObject({
    kind: 'Pause',
    status: 'Running',
    summary: 'Pause',
    total: 5,
    byName: ctx.viewer?.name,
    canUndo: false,
  });
  const told = await follow(started.id);
  expect(told.at(-1)).toMatchObject({
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
  // The newest first, as the list has them.
  expect(
    items.map(({ position, client, outcome, problem }) => [position, client.number, outcome, problem]),
  ).toEqual([
    [1, 5, 'Refused', "Deactivated clients can't be paused."],
    [2, 4, 'Refused', "Invited clients can't be paused."],
    [3, 3, 'Unchanged', null],
    [4, 2, 'Changed', null],
    [5, 1, 'Changed', null],
  ]);
  const refused = await listClientBulkRows(ctx, { id: started.id, outcome: 'Refused' });
  expect(refused).toMatchObject({ totalCount: 2, items: [{ position: 1 }, { position: 2 }] });

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

test('is one line of what happened in the company, and a line of each client it changed', async () => {
  const [first] = await inStatus('Active', 'Active', 'Paused');
  const { id } = await run({ kind: 'Pause', selection: {} }, 3);
  const undo = await over(await undoClientBulk(ctx, id, newId()));
  expect(undo).toMatchObject({ changed: 2 });
  const colleague = await world.as(company, 'MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT');
  const recent = await recentActivity(colleague, 50);
  expect(recent.map(({ action }) => action)).toEqual([
    'clientBulk.finished',
    'clientBulk.started',
    'clientBulk.finished',
    'clientBulk.started',
  ]);
  const { items } = await clientTimeline(ctx, { id: first?.id ?? '' });
  expect(items.map(({ action }) => action)).toEqual(['client.restored', 'client.paused']);
});

test('who subscribes after the end is told of it', async () => {
  await inStatus('Active');
  const { id } = await run(addTag, 1);
  await expect(follow(id)).resolves.toMatchObject([{ status: 'Finished', changed: 1 }]);
});

test('takes those named, or all that the list shows up to a number', async () => {
  const [first, second] = await inStatus('Active', 'Active', 'Paused', 'Active');
  await expect(
    run({ ...addTag, selection: { ids: [first?.id ?? '', second?.id ?? '', first?.id ?? ''] } }, 2),
  ).resolves.toMatchObject({ changed: 2 });
  const shown = { filter: { status: ['Active' as const] }, upTo: 3 };
  await expect(run({ ...addTag, tags: ['late'], selection: shown }, 2)).resolves.toMatchObject({
    changed: 2,
  });
  const { items } = await listClients(ctx, { sort: { by: 'Number', direction: 'Ascending' } });
  expect(items.map(({ tags }) => tags)).toEqual([['new', 'late'], ['new', 'late'], [], []]);
});

test('refuses more ids than can be named, and those that no client has', async () => {
  const many = Array.from({ length: 1001 }, newId);
  await expect(
    startClientBulk(ctx, { ...addTag, selection: { ids: many } }, 1001, newId()),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { ids: expect.stringContaining('1,000') } },
  });
  for (const id of [newId(), 'no id']) {
    await expect(
      startClientBulk(ctx, { ...addTag, selection: { ids: [id] } }, 1, newId()),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  }
});

test('is refused while the list has other clients than the operator saw, and changes none', async () => {
  await inStatus('Active', 'Active');
  await expect(startClientBulk(ctx, addTag, 1, newId())).rejects.toMatchObject({
    code: 'CONFLICT',
    details: { conflict: { kind: 'SelectionChanged', count: 2 } },
  });
  const none = { ...addTag, selection: { search: 'nobody' } };
  await expect(startClientBulk(ctx, none, 0, newId())).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(listClientBulks(ctx)).resolves.toEqual([]);
  expect(await query('select from client_bulk_rows')).toEqual([]);
});

test.each<[field: string, input: Partial<ClientBulkInput>]>([
  ['tags', { kind: 'AddTags', tags: [] }],
  ['tags.0', { kind: 'RemoveTags', tags: ['a tag of more than 30 characters'] }],
  ['planId', { kind: 'ChangePlan', planId: null }],
  ['planId', { kind: 'ChangePlan', planId: newId() }],
  ['reason', { kind: 'Deactivate', when: 'Now' }],
  ['note', { kind: 'Deactivate', when: 'Now', reason: 'Other', note: longNote }],
  ['kind', { kind: 'Export' }],
  ['kind', { kind: 'Undo' }],
])('an input that its kind can not use is refused: %s', async (field, input) => {
  await inStatus('Active');
  const given = { ...addTag, ...input };
  const start = () => startClientBulk(ctx, given, 1, newId());
  for (const ask of [() => previewClientBulk(ctx, given), start]) {
    await expect(ask()).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  }
});

test('who sees no money can select by none', async () => {
  const colleague = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const byMoney = { ...addTag, selection: { filter: { lastPaymentFailed: true } } };
  await expect(startClientBulk(colleague, byMoney, 0, newId())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(previewClientBulk(colleague, byMoney)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('undoing', () => {
  test('puts back what was changed, and leaves who was changed since', async () => {
    await inStatus('Active', 'Active', 'Paused', 'Invited');
    const [first] = await query<{ id: string }>('select id from clients where number = 1');
    const paused = await run({ kind: 'Pause', selection: {} }, 4);
    await run({ kind: 'Resume', selection: { ids: [first?.id ?? ''] } }, 1);

    const undo = await undoClientBulk(ctx, paused.id, newId());
    expect(undo).toMatchObject({ kind: 'Undo', summary: 'Undo: Pause', total: 2, canUndo: false });
    await expect(over(undo)).resolves.toMatchObject({
      status: 'Finished',
      changed: 1,
      refused: 1,
      canUndo: false,
    });
    await expect(findClientBulk(ctx, paused.id)).resolves.toMatchObject({ isUndone: true, canUndo: false });
    const { items } = await listClientBulkRows(ctx, { id: undo.id });
    expect(items).toMatchObject([
      { client: { number: 2 }, outcome: 'Changed' },
      { client: { number: 1 }, outcome: 'Refused', problem: expect.stringContaining('changed this since') },
    ]);
    expect(await query('select status from clients order by number')).toEqual([
      { status: 'Active' },
      { status: 'Active' },
      { status: 'Paused' },
      { status: 'Invited' },
    ]);
  });

  test('is for once, for what has changed something, and for what is over', async () => {
    await inStatus('Invited');
    const refusedAll = await run({ kind: 'Pause', selection: {} }, 1);
    const added = await run(addTag, 1);
    const undo = await over(await undoClientBulk(ctx, added.id, newId()));
    for (const { id } of [refusedAll, added, undo]) {
      await expect(undoClientBulk(ctx, id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    await query("update client_bulks set status = 'Running', undone_by = null where id = $1", [added.id]);
    await expect(undoClientBulk(ctx, added.id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    await query("update client_bulks set status = 'Finished', kind = 'Export' where id = $1", [added.id]);
    await expect(undoClientBulk(ctx, added.id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

test('stops between two batches, keeps what was done, and lets that be undone', async () => {
  await addManyClients(world.services.database, company.id, 3000);
  const started = await startClientBulk(ctx, addTag, 3000, newId());
  const changes = await clientBulkChanges(ctx, started.id);
  let shown = started;
  while (shown.changed === 0) shown = await showChangedBulk(ctx, (await changes.next()).value);
  await changes.return?.();
  const canceled = await cancelClientBulk(ctx, started.id);
  expect(canceled).toMatchObject({ status: 'Canceled', canUndo: true });
  expect(canceled.changed).toBeLessThan(3000);
  await expect(cancelClientBulk(ctx, started.id)).resolves.toMatchObject({ status: 'Canceled' });

  const waiting = await listClientBulkRows(ctx, { id: started.id, outcome: 'Waiting' });
  expect(waiting.totalCount).toBe(3000 - canceled.changed);
  const tagged = "select count(*)::integer as count from clients where 'new' = any(tags)";
  expect(await query(tagged)).toEqual([{ count: canceled.changed }]);
  const undone = await over(await undoClientBulk(ctx, started.id, newId()));
  expect(undone).toMatchObject({ status: 'Finished', changed: canceled.changed, refused: 0 });
  expect(await query(tagged)).toEqual([{ count: 0 }]);
  await expect(cancelClientBulk(ctx, undone.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

describe('with turns of one batch', () => {
  let hurried: World;
  beforeAll(async () => {
    hurried = await openWorld();
    await workClientBulks(hurried.services, 1);
  });
  afterAll(() => hurried.close());

  const addTagTo = async (clients: number) => {
    const owner = await hurried.company();
    await addManyClients(hurried.services.database, owner.id, clients);
    const asked = await hurried.asAdmin(owner);
    const { id } = await startClientBulk(asked, addTag, clients, newId());
    return { find: () => findClientBulk(asked, id) };
  };

  test('a short bulk is not kept waiting by a long one', async () => {
    const long = await addTagTo(10_000);
    await until(async () => (await long.find()).changed > 0);
    const short = await addTagTo(1);
    await until(async () => (await short.find()).status !== 'Running');
    expect(await long.find()).toMatchObject({ status: 'Running' });
  }, 120_000);
});
