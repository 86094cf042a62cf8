import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import { insertPlan } from '../../testing/plans';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { startSubscriptions } from '../subscriptions/start';
import { carryOut, clientStandings, type Verdict } from './carryOut';
import type { ClientStanding, ClientVerb, StandingChange } from './decide';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

interface Scene {
  company: TestCompany;
  ctx: Context;
  ids: string[];
  otherPlan: string;
}

async function subscribers(count: number): Promise<Scene> {
  const { database } = world.services;
  const company = await world.company();
  const [plan, other] = [
    await insertPlan(database, company),
    await insertPlan(database, company, { price: 2500 }),
  ];
  const ids = Array.from({ length: count }, newId);
  const at = new Date(Date.now() - 86_400_000);
  await database.inCompany(company.id, async (db) => {
    await db.query(
      `insert into clients (company_id, id, number, name, email, status, source)
       select $1, id, n, 'Client ' || n, id || '@client.test', 'Active', 'Import'
       from unnest($2::uuid[]) with ordinality as c(id, n)`,
      [company.id, ids],
    );
    await startSubscriptions(
      db,
      company.id,
      ids.map((clientId) => ({ clientId, planId: plan.id, at })),
    );
  });
  return { company, ctx: await world.asAdmin(company), ids, otherPlan: other.id };
}

const doing = ({ company, ctx }: Scene, verb: ClientVerb, ids: readonly string[]): Promise<Verdict[]> =>
  world.services.database.inCompany(company.id, (db) => carryOut(db, company.id, verb, ids, ctx));

async function standings({ company, ids }: Scene): Promise<ClientStanding[]> {
  const found = await world.services.database.inCompany(company.id, (db) =>
    clientStandings(db, company.id, ids),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** How many statements a batch takes. */
async function statementsFor(scene: Scene, verb: ClientVerb, ids: readonly string[]): Promise<number> {
  let statements = 0;
  await world.services.database.inCompany(scene.company.id, (db) => {
    const query: Db['query'] = (text, values) => {
      statements += 1;
      return db.query(text, values);
    };
    return carryOut({ query }, scene.company.id, verb, ids, scene.ctx);
  });
  return statements;
}

test('300 clients take no more statements than one', async () => {
  const scene = await subscribers(301);
  const [one = '', ...others] = scene.ids;
  const verb = { kind: 'ChangePlan', planId: scene.otherPlan } as const;
  const forOne = await statementsFor(scene, verb, [one]);
  expect(await statementsFor(scene, verb, others)).toBe(forOne);
  expect((await standings(scene)).filter(({ planId }) => planId === scene.otherPlan)).toHaveLength(301);
});

test('each client has a verdict of its own, in the order they were named', async () => {
  const scene = await subscribers(3);
  const [first = '', second = '', third = ''] = scene.ids;
  await doing(scene, { kind: 'Pause' }, [second]);
  await doing(scene, { kind: 'Deactivate', when: 'Now', reason: 'Other', note: null }, [first]);
  const nobody = newId();
  const verdicts = await doing(scene, { kind: 'Pause' }, [third, nobody, second, first, third]);
  expect(verdicts.map(({ clientId, outcome, mrrChange }) => [clientId, outcome, mrrChange])).toEqual([
    [third, 'Changed', -1000],
    [nobody, 'Refused', 0],
    [second, 'Unchanged', 0],
    [first, 'Refused', 0],
  ]);
  expect(verdicts[3]?.problem).toBe("Deactivated clients can't be paused.");
});

test('lists are told of up to 100 clients by name, and of more by number', async () => {
  const scene = await subscribers(101);
  const heard = world.services.events.subscribe('clientChanged', scene.company.id);
  await doing(scene, { kind: 'AddTags', tags: ['vip'] }, scene.ids.slice(0, 100));
  await doing(scene, { kind: 'RemoveTags', tags: ['vip'] }, scene.ids.slice(0, 1));
  await doing(scene, { kind: 'AddTags', tags: ['all'] }, scene.ids);
  const events = [await heard.next(), await heard.next(), await heard.next()].map(({ value }) => value);
  await heard.return?.();
  expect(events.map(({ ids, count }) => [ids.length, count])).toEqual([
    [100, 100],
    [1, 1],
    [0, 101],
  ]);
});

/** What rows of a bulk action keep, after a while in the database. */
const kept = (verdicts: readonly Verdict[]): ReadonlyMap<string, StandingChange> =>
  new Map(
    verdicts.map(({ clientId, before, after }) => [clientId, JSON.parse(JSON.stringify({ before, after }))]),
  );

const undoable: [string, (otherPlan: string) => ClientVerb][] = [
  ['a pause', () => ({ kind: 'Pause' })],
  ['a deactivation', () => ({ kind: 'Deactivate', when: 'Now', reason: 'Fraud', note: 'Why' })],
  ['one to come', () => ({ kind: 'Deactivate', when: 'PeriodEnd', reason: 'Other', note: null })],
  ['another plan', (planId) => ({ kind: 'ChangePlan', planId })],
  ['tags', () => ({ kind: 'AddTags', tags: ['vip'] })],
];

test.each(undoable)('undoing %s puts back what it was, and counts MRR as it was', async (_what, make) => {
  const scene = await subscribers(2);
  const before = await standings(scene);
  const done = await doing(scene, make(scene.otherPlan), scene.ids);
  expect(await standings(scene)).not.toEqual(before);
  const undone = await doing(scene, { kind: 'Restore', changes: kept(done) }, scene.ids);
  expect(undone.map(({ outcome }) => outcome)).toEqual(['Changed', 'Changed']);
  expect(await standings(scene)).toEqual(before);
  const sum = (verdicts: Verdict[]) => verdicts.reduce((total, { mrrChange }) => total + mrrChange, 0);
  expect(sum(undone) + sum(done)).toBe(0);
});

test('undoing leaves alone who was changed since, and who was past due is so again', async () => {
  const scene = await subscribers(2);
  const [first = '', second = ''] = scene.ids;
  await world.services.database.inCompany(scene.company.id, (db) =>
    carryOut(db, scene.company.id, { kind: 'FallBehind' }, [first], scene.ctx),
  );
  const done = await doing(
    scene,
    { kind: 'Deactivate', when: 'Now', reason: 'NonPayment', note: null },
    scene.ids,
  );
  await doing(scene, { kind: 'Reactivate' }, [second]);
  const undone = await doing(scene, { kind: 'Restore', changes: kept(done) }, scene.ids);
  expect(undone.map(({ outcome, problem }) => [outcome, problem])).toEqual([
    ['Changed', null],
    ['Refused', 'Somebody has changed this since, so it was not put back.'],
  ]);
  expect((await standings(scene)).map(({ status }) => status)).toEqual(['PastDue', 'Active']);
});

test('tags count the version up, a move does not', async () => {
  const scene = await subscribers(1);
  const versions = async () => {
    const { rows } = await world.services.database.inCompany(scene.company.id, (db) =>
      db.query<{ version: number }>('select lock_version as version from clients'),
    );
    return rows[0]?.version;
  };
  await doing(scene, { kind: 'Pause' }, scene.ids);
  expect(await versions()).toBe(1);
  await doing(scene, { kind: 'AddTags', tags: ['vip'] }, scene.ids);
  expect(await versions()).toBe(2);
});
