import { openFixture, type Fixture } from '../../testing/fixture';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());
afterEach(() => jest.useRealTimers());

const heavyMs = 200;
const lightMs = 20;

test('inCompany shares time equally between a company with many long transactions and another one', async () => {
  const { database } = fixture.services;
  const [heavy, light] = [await fixture.company(), await fixture.company()];
  // Only transactions advance the fake clock, so the order does not depend on the machine.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  const runFor = (companyId: string, ms: number): Promise<void> =>
    database.inCompany(companyId, async (db) => {
      await db.query('select 1');
      jest.advanceTimersByTime(ms);
    });
  let completedHeavy = 0;
  const heavyRuns = Array.from({ length: 12 }, async () => {
    await runFor(heavy.id, heavyMs);
    completedHeavy += 1;
  });
  for (let index = 0; index < 12; index++) await runFor(light.id, lightMs);
  // Ten light transactions fit into the pause after each heavy one. Strict alternation would complete twelve
  // heavy ones.
  expect(completedHeavy).toBe(2);
  jest.advanceTimersByTime(heavyMs);
  await Promise.all(heavyRuns);
  expect(completedHeavy).toBe(12);
});
