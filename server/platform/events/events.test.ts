import type { EventOf, LiveEvent } from './catalog';
import { newId } from '../../lib/ids';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { EventHub, maxReplayed } from './hub';
import { maxUnread } from './stream';
import { eventReplayMs } from '../../../contract/limits';

let fixture: Fixture;
let ours: TestCompany;
let theirs: TestCompany;

beforeAll(async () => {
  fixture = await openFixture();
  ours = await fixture.company();
  theirs = await fixture.company();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => fixture.close());

const publishEvent = (company: TestCompany, event: LiveEvent): Promise<void> =>
  fixture.inCompany(company, (db) => db.publish(event));

test('publish delivers an event when its transaction commits and never after a rollback', async () => {
  const stream = fixture.services.events.subscribe('clientImportChanged', ours.id);
  const [rolledBackId, committedId] = [newId(), newId()];
  await fixture
    .inCompany(ours, async (db) => {
      await db.publish({ type: 'clientImportChanged', companyId: ours.id, importId: rolledBackId });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);

  let hasArrived = false;
  const first = stream.next().then((result) => ((hasArrived = true), result));
  await fixture.inCompany(ours, async (db) => {
    await db.publish({ type: 'clientImportChanged', companyId: ours.id, importId: committedId });
    // An event sent before the commit would arrive during these round trips.
    for (let roundTrip = 0; roundTrip < 20; roundTrip += 1) await db.query('select 1');
    expect(hasArrived).toBe(false);
  });
  expect((await first).value).toMatchObject({ importId: committedId });
  await stream.return?.();
});

test('subscribe yields the events of one company and one type in order', async () => {
  const stream = fixture.services.events.subscribe('accessChanged', ours.id);
  const operators = [newId(), newId(), newId()];
  await publishEvent(theirs, { type: 'accessChanged', companyId: theirs.id, operatorId: newId() });
  await publishEvent(ours, { type: 'companyChanged', companyId: ours.id });
  for (const operatorId of operators)
    await publishEvent(ours, { type: 'accessChanged', companyId: ours.id, operatorId });

  const received: (string | null)[] = [];
  for await (const { operatorId } of stream) {
    received.push(operatorId);
    if (received.length === operators.length) break;
  }
  expect(received).toEqual(operators);
});

test('EventHub replays recent events since `readAt` to a new subscriber of their company and type', async () => {
  const hub = new EventHub();
  const changed = (companyId: string): LiveEvent => ({ type: 'companyChanged', companyId });
  const replayedSince = (readAt?: number) => hub.subscribe('companyChanged', ours.id, readAt).takeUnread();
  const before = performance.now();
  hub.dispatch(changed(ours.id));
  hub.dispatch(changed(theirs.id));
  hub.dispatch({ type: 'siteChanged', companyId: ours.id });
  expect([replayedSince(), replayedSince(performance.now() + 1)]).toEqual([[], []]);
  expect(replayedSince(before)).toEqual([changed(ours.id)]);

  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + eventReplayMs + 1);
  hub.dispatch(changed(theirs.id));
  expect(replayedSince(before)).toEqual([]);
});

test('EventHub replays a repeated event once, at its latest position, and evicts the oldest events', () => {
  const hub = new EventHub();
  const changed = (id: string): LiveEvent => ({
    type: 'clientChanged',
    companyId: ours.id,
    kind: 'Updated',
    ids: [id],
    count: 1,
  });
  const pending = () => hub.subscribe('clientChanged', ours.id, 0).takeUnread();
  for (const id of ['one', 'two', 'one']) hub.dispatch(changed(id));
  expect(pending()).toEqual([changed('two'), changed('one')]);

  for (let other = 1; other < maxReplayed; other += 1) {
    hub.dispatch({ type: 'companyChanged', companyId: newId() });
    hub.dispatch({ ...changed(`other ${other}`), companyId: theirs.id });
  }
  expect(pending()).toEqual([changed('two'), changed('one')]);
  for (let more = 1; more < maxReplayed; more += 1) hub.dispatch(changed(`more ${more}`));
  expect(pending()[0]).toEqual(changed('one'));
});

test('subscribeToAll delivers the events of every company until its listener unsubscribes', async () => {
  const companyIds: string[] = [];
  const unsubscribe = fixture.services.events.subscribeToAll(({ companyId }) => companyIds.push(companyId));
  const stream = fixture.services.events.subscribe('companyChanged', theirs.id);
  await publishEvent(ours, { type: 'companyChanged', companyId: ours.id });
  await publishEvent(theirs, { type: 'companyChanged', companyId: theirs.id });
  await stream.next();
  unsubscribe();
  await publishEvent(theirs, { type: 'companyChanged', companyId: theirs.id });
  await stream.next();
  expect(companyIds).toEqual([ours.id, theirs.id]);
});

test('EventHub buffers only the newest events for a slow subscriber', async () => {
  const hub = new EventHub();
  const stream = hub.subscribe('companyChanged', ours.id);
  const numbered = (at: number): LiveEvent & { at: number } => ({
    type: 'companyChanged',
    companyId: ours.id,
    at,
  });
  for (let at = 0; at < maxUnread + 10; at++) hub.dispatch(numbered(at));
  hub.close();

  const received: EventOf<'companyChanged'>[] = [];
  for await (const event of stream) received.push(event);
  expect(received).toHaveLength(maxUnread);
  expect(received.at(-1)).toMatchObject({ at: maxUnread + 9 });
});

test('subscribe ends a pending read when the iterator returns', async () => {
  const stream = fixture.services.events.subscribe('companyChanged', ours.id);
  const pending = stream.next();
  await stream.return?.();
  expect(await pending).toEqual({ value: undefined, done: true });
});

describe('subscriptions', () => {
  const removal = (operatorId: string) =>
    ({ type: 'operatorRemoved', companyId: ours.id, operatorId }) as const;

  test('subscribers of a transaction event run in order in its transaction', async () => {
    const { database } = fixture.services;
    const calls: string[] = [];
    for (const name of ['first', 'second']) {
      database.subscriptions.on('operatorRemoved', async (db, { operatorId }) => {
        const { rows } = await db.query<{ name: string }>('select name from companies');
        calls.push(`${name} ${operatorId} ${rows[0]?.name}`);
      });
    }
    const operatorId = newId();
    await database.inCompany(ours.id, async (db) => {
      await db.query("update companies set name = 'Renamed' where id = $1", [ours.id]);
      await db.publish(removal(operatorId));
    });
    expect(calls).toEqual([`first ${operatorId} Renamed`, `second ${operatorId} Renamed`]);
  });

  test('an error of a subscriber rolls the transaction back', async () => {
    const { database } = fixture.services;
    const failingId = newId();
    database.subscriptions.on('operatorRemoved', async (_db, { operatorId }) => {
      if (operatorId === failingId) throw new Error('No removal.');
    });
    const attempt = database.inCompany(ours.id, async (db) => {
      await db.query("update companies set name = 'Rolled back' where id = $1", [ours.id]);
      await db.publish(removal(failingId));
    });
    await expect(attempt).rejects.toThrow('No removal.');
    const { rows } = await database.inCompany(ours.id, (db) =>
      db.query<{ name: string }>('select name from companies'),
    );
    expect(rows[0]?.name).not.toBe('Rolled back');
  });
});
