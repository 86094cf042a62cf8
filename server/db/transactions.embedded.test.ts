import { openWorld, type World } from '../testing/world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => jest.useRealTimers());

const heavyMs = 200;
const lightMs = 20;

test('whoever has many long transactions at once leaves as much of the time to the others', async () => {
  const { database } = world.services;
  const [heavy, light] = [await world.company(), await world.company()];
  // Only the transactions themselves take time, so that the order does not depend on the machine.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  const lasting = (companyId: string, ms: number): Promise<void> =>
    database.inCompany(companyId, async (db) => {
      await db.query('select 1');
      jest.advanceTimersByTime(ms);
    });
  let ended = 0;
  const all = Array.from({ length: 12 }, async () => {
    await lasting(heavy.id, heavyMs);
    ended += 1;
  });
  for (let at = 0; at < 12; at++) await lasting(light.id, lightMs);
  // Ten light ones fit into the pause after each heavy one; one each in turn would be twelve.
  expect(ended).toBe(2);
  jest.advanceTimersByTime(heavyMs);
  await Promise.all(all);
  expect(ended).toBe(12);
});
