import fc from 'fast-check';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { ClientBulkInput, ClientFilter } from '../../schema.generated';
import { insertPlan } from '../../testing/insertPlan';
import { propertyRuns } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { carryOut } from '../client-lifecycle/carryOut';
import type { ClientVerb, EventVerb } from '../client-lifecycle/decide';
import { previewClientBulk } from './preview';
import { runClientBulk } from './run';
import { findClientBulk, listClientBulkRows } from './service';
import { startClientBulk } from './start';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Scene {
  company: TestCompany;
  ctx: Context;
  plans: readonly string[];
}

async function newScene(): Promise<Scene> {
  const company = await world.company();
  const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  const { database } = world.services;
  const monthly = await insertPlan(database, company, { name: 'Monthly', price: 1000 });
  const yearly = await insertPlan(database, company, { name: 'Yearly', price: 9000, interval: 'Year' });
  return { company, ctx, plans: [monthly.id, yearly.id] };
}

const inCompany = <Row extends object>({ company }: Scene, sql: string, values: unknown[] = []) =>
  world.services.database.inCompany(company.id, async (db) => (await db.query<Row>(sql, values)).rows);

type Step = { verb: ClientVerb | EventVerb; daysAgo: number };

/** What a client has been through, by which they come to stand in any way that there is. */
const steps = (plans: readonly string[]): fc.Arbitrary<Step[]> => {
  const planId = fc.constantFrom(...plans);
  const kind = <Kind extends string>(...kinds: Kind[]) =>
    fc.constantFrom(...kinds).map((name) => ({ kind: name }));
  const verb = fc.oneof(
    fc.record({
      kind: fc.constant('Subscribe' as const),
      planId,
      trialDays: fc.constantFrom(0, 3, 60),
      isYearly: fc.constant(false),
      isPaid: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('ChangePlan' as const), planId }),
    fc.record({
      kind: fc.constant('Deactivate' as const),
      when: fc.constantFrom('Now' as const, 'PeriodEnd' as const),
      reason: fc.constantFrom('Fraud' as const, 'Other' as const),
      note: fc.constantFrom(null, 'A note'),
    }),
    fc.record({
      kind: fc.constant('AddTags' as const),
      tags: fc.subarray(['vip', 'old', 'new'], { minLength: 1 }),
    }),
    kind('Pause', 'Resume', 'Reactivate', 'BecomeActive', 'FallBehind'),
  );
  const aged = fc.array(fc.record({ verb, daysAgo: fc.integer({ min: 0, max: 40 }) }), { maxLength: 4 });
  return aged.map((list) => list.sort((one, other) => other.daysAgo - one.daysAgo));
};

async function live({ company, ctx }: Scene, lives: readonly Step[][]): Promise<void> {
  for (const life of lives) {
    const { id } = await world.client(company, { status: 'Invited' });
    await world.services.database.inCompany(company.id, async (db) => {
      for (const { verb, daysAgo } of life) {
        await carryOut(db, company.id, verb, [id], ctx, new Date(Date.now() - daysAgo * 86_400_000));
      }
    });
  }
}

const mrrOf = async (scene: Scene): Promise<number> => {
  const [row] = await inCompany<{ mrr: number }>(
    scene,
    'select coalesce(sum(mrr), 0)::integer as mrr from clients',
  );
  return row?.mrr ?? 0;
};

const bulks = ([monthly]: readonly string[]): ClientBulkInput[] => {
  const selection = {};
  return [
    { kind: 'AddTags', tags: ['vip', 'new'], selection },
    { kind: 'RemoveTags', tags: ['old', 'absent'], selection },
    { kind: 'ChangePlan', planId: monthly, selection },
    { kind: 'Pause', selection },
    { kind: 'Resume', selection },
    { kind: 'Deactivate', when: 'PeriodEnd', reason: 'Fraud', note: 'A note', selection },
    { kind: 'Deactivate', when: 'Now', reason: 'Other', selection },
    { kind: 'Reactivate', selection },
  ];
};

/** What has become of the clients, told as a preview tells it. */
async function outcomeOf(scene: Scene, id: string) {
  const { total, changed, unchanged, refused } = await findClientBulk(scene.ctx, id);
  const refusals = await inCompany<{ problem: string; count: number }>(
    scene,
    `select problem, count(*)::integer as count from client_bulk_rows
     where bulk_id = $1 and outcome = 'Refused' group by problem order by 2 desc, 1`,
    [id],
  );
  return { total, willChange: changed, unchanged, refused, refusals };
}

test('whatever clients have been through, a preview says what then happens', async () => {
  const shape = await newScene();
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps([0, 1].map((index) => shape.plans[index] ?? '')), { minLength: 4, maxLength: 12 }),
      fc.integer({ min: 0, max: 7 }),
      async (lives, which) => {
        const scene = await newScene();
        const renamed = lives.map((life) =>
          life.map(({ verb, daysAgo }) => ({
            daysAgo,
            verb:
              'planId' in verb
                ? { ...verb, planId: scene.plans[shape.plans.indexOf(verb.planId)] ?? '' }
                : verb,
          })),
        );
        await live(scene, renamed);
        const input = bulks(scene.plans)[which];
        if (!input) throw new Error('There is no such bulk.');
        const { examples, mrrChange, ...told } = await previewClientBulk(scene.ctx, input);
        const before = await mrrOf(scene);
        const { id } = await startClientBulk(scene.ctx, input, lives.length, newId());
        await runClientBulk(world.services, { companyId: scene.company.id, bulkId: id });
        expect(await outcomeOf(scene, id)).toEqual(told);
        expect((await mrrOf(scene)) - before).toBe(mrrChange);
        const changed = await listClientBulkRows(scene.ctx, { id, outcome: 'Changed' });
        expect(changed.items.map(({ client }) => client)).toEqual(expect.arrayContaining(examples));
        expect(examples).toHaveLength(Math.min(5, told.willChange));
      },
    ),
    propertyRuns({ gate: 10, slow: 100 }),
  );
}, 240_000);

test('who sees no money is not told how MRR would change', async () => {
  const scene = await newScene();
  await world.client(scene.company);
  const [input] = bulks(scene.plans);
  if (!input) throw new Error('There is no such bulk.');
  const colleague = await world.as(scene.company, 'MANAGE_CLIENT_MANAGEMENT');
  await expect(previewClientBulk(colleague, input)).resolves.toMatchObject({
    willChange: 1,
    mrrChange: null,
  });
  await expect(previewClientBulk(scene.ctx, input)).resolves.toMatchObject({ willChange: 1, mrrChange: 0 });
});

test.each<[string, ClientFilter, number]>([
  ['a search and a filter', { status: ['Active'] }, 1],
  ['nothing that matches', { status: ['PastDue'] }, 0],
])('counts what is left by %s', async (_what, filter, total) => {
  const scene = await newScene();
  await world.client(scene.company, { name: 'Ruth Lovelace', status: 'Active' });
  await world.client(scene.company, { name: 'Ruth Byron', status: 'Paused' });
  await world.client(scene.company, { name: 'Grace', status: 'Active' });
  const input: ClientBulkInput = { kind: 'Pause', selection: { search: 'ruth', filter } };
  await expect(previewClientBulk(scene.ctx, input)).resolves.toMatchObject({ total, willChange: total });
});
