import { sessionGraceMs } from '@/config/limits';
import type { ApiError } from './errors';
import { wait, withPatience } from './patience';

interface Outcome {
  error?: ApiError;
}

const away: Outcome = {
  error: { code: 'UNAVAILABLE', status: 503, message: '', fields: {}, requestId: null, conflict: null },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server that is away for so long, and keeps each call waiting for five seconds before it says so. */
const backAfter = (awayMs: number) => {
  const backAt = Date.now() + awayMs;
  return async (): Promise<Outcome> => {
    if (Date.now() >= backAt) return {};
    await wait(5000);
    return away;
  };
};

test.each([500, 8000, sessionGraceMs])('a server that is away for %d ms is waited for', async (awayMs) => {
  const outcome = withPatience(backAfter(awayMs));
  await jest.advanceTimersByTimeAsync(2 * sessionGraceMs);
  expect(await outcome).toEqual({});
});

test('one that stays away is given up', async () => {
  const outcome = withPatience(backAfter(10 * sessionGraceMs));
  await jest.advanceTimersByTimeAsync(2 * sessionGraceMs);
  expect(await outcome).toEqual(away);
});
