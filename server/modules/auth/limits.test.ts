import { DomainError } from '../../errors';
import { openWorld, type World } from '../../testing/world';
import { countTry, limit, limitEach, triesInTurn, type LimitName } from './limits';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The server's clock, so far from the real one. */
function setClock(aheadMs: number): void {
  jest.restoreAllMocks();
  const startedAt = Date.now();
  const startedTicks = performance.now();
  jest
    .spyOn(Date, 'now')
    .mockImplementation(() => Math.round(startedAt + aheadMs + performance.now() - startedTicks));
}

/** Null when it was let through. */
const secondsRefused = (name: LimitName, key: string): Promise<number | null> =>
  limit(world.services, name, key).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return error.details.retryAfterSeconds ?? 0;
    },
  );

async function useUp(name: LimitName, key: string): Promise<void> {
  while ((await secondsRefused(name, key)) === null);
}

test.each<[LimitName, number]>([
  ['login-pair', 15],
  ['forged-message-network', 1],
])('%s: a clock that was put back by a day locks nobody out for longer than ever', async (name, minutes) => {
  setClock(dayMs);
  await useUp(name, 'somebody');
  setClock(0);
  const wait = await secondsRefused(name, 'somebody');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(minutes * 60);
  expect(await secondsRefused(name, 'somebody')).toBeLessThanOrEqual(minutes * 60);
  setClock((minutes + 1) * minuteMs);
  expect(await secondsRefused(name, 'somebody')).toBeNull();
});

test('tries that were counted before the clock was put back do not count for a day', async () => {
  setClock(dayMs);
  for (let tries = 0; tries < 9; tries++) await limit(world.services, 'login-pair', 'another');
  setClock(0);
  await limit(world.services, 'login-pair', 'another');
  setClock(16 * minuteMs);
  for (let tries = 0; tries < 10; tries++) await limit(world.services, 'login-pair', 'another');
});

test('of what is counted in turn the first that is over refuses, what came before it stays, and what follows is not counted', async () => {
  const each = ['login-network', 'login-pair', 'login-address'] as const;
  const tryOnce = () =>
    limitEach(
      world.services,
      each.map((name) => [name, 'in turn']),
    );
  for (let tries = 0; tries < 10; tries++) await tryOnce();
  await expect(tryOnce()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const counts = [];
  for (const name of each) counts.push(await countTry(world.services, name, 'in turn'));
  expect(counts).toEqual([12, 12, 11]);
});

test('many that are counted and forgiven at once all come to their end, and nothing of them is left', async () => {
  const { services } = world;
  const each = [
    ['login-network', 'an office'],
    ['login-pair', 'somebody there'],
    ['login-address', 'somebody'],
  ] as const;
  const { count, succeed } = triesInTurn(services, each, 'login-pair');
  await Promise.all(Array.from({ length: 8 }, () => count().then(succeed)));
  for (const [name, key] of each) expect(await countTry(services, name, key)).toBe(1);
});
