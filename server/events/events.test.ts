import { publish, type EventOf, type LiveryEvent } from '../events';
import { newId } from '../lib/ids';
import { openWorld, type TestCompany, type World } from '../testing/world';
import { EventHub, mostRemembered, rememberedMs } from './hub';
import { mostWaiting } from './stream';

let world: World;
let ours: TestCompany;
let theirs: TestCompany;

beforeAll(async () => {
  world = await openWorld();
  ours = await world.company();
  theirs = await world.company();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

const tell = (company: TestCompany, event: LiveryEvent): Promise<void> =>
  world.services.database.inCompany(company.id, (db) => publish(db, event));

test('an event arrives when its transaction commits, and never when it is rolled back', async () => {
  const stream = world.services.events.subscribe('clientImportChanged', ours.id);
  const [lost, kept] = [newId(), newId()];
  await world.services.database
    .inCompany(ours.id, async (db) => {
      await publish(db, { type: 'clientImportChanged', companyId: ours.id, importId: lost });
      throw new Error('changed my mind');
    })
    .catch(() => undefined);

  let hasArrived = false;
  const first = stream.next().then((result) => ((hasArrived = true), result));
  await world.services.database.inCompany(ours.id, async (db) => {
    await publish(db, { type: 'clientImportChanged', companyId: ours.id, importId: kept });
    // An event that was sent before the commit arrives during these round trips.
    for (let trip = 0; trip < 20; trip += 1) await db.query('select 1');
    expect(hasArrived).toBe(false);
  });
  expect((await first).value).toMatchObject({ importId: kept });
  await stream.return?.();
});

test('a subscriber gets the events of one company and one type, in order', async () => {
  const stream = world.services.events.subscribe('accessChanged', ours.id);
  const operators = [newId(), newId(), newId()];
  await tell(theirs, { type: 'accessChanged', companyId: theirs.id, operatorId: newId() });
  await tell(ours, { type: 'companyChanged', companyId: ours.id });
  for (const operatorId of operators)
    await tell(ours, { type: 'accessChanged', companyId: ours.id, operatorId });

  const got: (string | null)[] = [];
  for await (const { operatorId } of stream) {
    got.push(operatorId);
    if (got.length === operators.length) break;
  }
  expect(got).toEqual(operators);
});

test('what was heard in the last moments is told first to whoever asks for it, and no more of it than is kept', async () => {
  const hub = new EventHub();
  const changed = (companyId: string): LiveryEvent => ({ type: 'companyChanged', companyId });
  const waitingSince = (readAt?: number) => hub.subscribe('companyChanged', ours.id, readAt).takeWaiting();
  const before = performance.now();
  hub.hear(changed(ours.id));
  hub.hear(changed(theirs.id));
  hub.hear({ type: 'siteChanged', companyId: ours.id });
  expect([waitingSince(), waitingSince(performance.now() + 1)]).toEqual([[], []]);
  expect(waitingSince(before)).toEqual([changed(ours.id)]);

  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + rememberedMs + 1);
  hub.hear(changed(theirs.id));
  expect(waitingSince(before)).toEqual([]);
});

test('what was heard again is told once, at its later place, and of too much of one company the oldest is forgotten', () => {
  const hub = new EventHub();
  const changed = (id: string): LiveryEvent => ({
    type: 'clientChanged',
    companyId: ours.id,
    kind: 'Updated',
    ids: [id],
    count: 1,
  });
  const waiting = () => hub.subscribe('clientChanged', ours.id, 0).takeWaiting();
  for (const id of ['one', 'two', 'one']) hub.hear(changed(id));
  expect(waiting()).toEqual([changed('two'), changed('one')]);

  for (let other = 1; other < mostRemembered; other += 1) {
    hub.hear({ type: 'companyChanged', companyId: newId() });
    hub.hear({ ...changed(`other ${other}`), companyId: theirs.id });
  }
  expect(waiting()).toEqual([changed('two'), changed('one')]);
  for (let more = 1; more < mostRemembered; more += 1) hub.hear(changed(`more ${more}`));
  expect(waiting()[0]).toEqual(changed('one'));
});

test('whoever asks for everything hears every company, until they stop', async () => {
  const heard: string[] = [];
  const stop = world.services.events.onEvery(({ companyId }) => heard.push(companyId));
  const stream = world.services.events.subscribe('companyChanged', theirs.id);
  await tell(ours, { type: 'companyChanged', companyId: ours.id });
  await tell(theirs, { type: 'companyChanged', companyId: theirs.id });
  await stream.next();
  stop();
  await tell(theirs, { type: 'companyChanged', companyId: theirs.id });
  await stream.next();
  expect(heard).toEqual([ours.id, theirs.id]);
});

test('a reader that never reads is held to a bounded number of events, the newest', async () => {
  const hub = new EventHub();
  const stream = hub.subscribe('companyChanged', ours.id);
  const numbered = (at: number): LiveryEvent & { at: number } => ({
    type: 'companyChanged',
    companyId: ours.id,
    at,
  });
  for (let at = 0; at < mostWaiting + 10; at++) hub.hear(numbered(at));
  hub.close();

  const got: EventOf<'companyChanged'>[] = [];
  for await (const event of stream) got.push(event);
  expect(got).toHaveLength(mostWaiting);
  expect(got.at(-1)).toMatchObject({ at: mostWaiting + 9 });
});

test('a reader that leaves while waiting is let go', async () => {
  const stream = world.services.events.subscribe('companyChanged', ours.id);
  const waiting = stream.next();
  await stream.return?.();
  expect(await waiting).toEqual({ value: undefined, done: true });
});
