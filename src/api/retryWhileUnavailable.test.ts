import { sessionGraceMs } from '@/config/limits';
import type { ApiError } from './errors';
import { wait, retryWhileUnavailable } from './retryWhileUnavailable';

interface Outcome {
  error?: ApiError;
}

const unavailable: Outcome = {
  error: { code: 'UNAVAILABLE', status: 503, message: '', fields: {}, requestId: null, conflict: null },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns a call that fails for `outageMs`, each time after five seconds, and then succeeds. */
const availableAfter = (outageMs: number) => {
  const availableAt = Date.now() + outageMs;
  return async (): Promise<Outcome> => {
    if (Date.now() >= availableAt) return {};
    await wait(5000);
    return unavailable;
  };
};

test.each([500, 8000, sessionGraceMs])(
  'retryWhileUnavailable retries until a server that is unavailable for %d ms responds',
  async (outageMs) => {
    const outcome = retryWhileUnavailable(availableAfter(outageMs));
    await jest.advanceTimersByTimeAsync(2 * sessionGraceMs);
    expect(await outcome).toEqual({});
  },
);

test('retryWhileUnavailable returns the error of a server that stays unavailable', async () => {
  const outcome = retryWhileUnavailable(availableAfter(10 * sessionGraceMs));
  await jest.advanceTimersByTimeAsync(2 * sessionGraceMs);
  expect(await outcome).toEqual(unavailable);
});
