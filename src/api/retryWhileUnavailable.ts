import { sessionGraceMs } from '@/config/limits';
import { isTransient, type ApiError } from './errors';

const initialWaitMs = 250;
const maxWaitMs = 2000;

type Outcome = { error?: ApiError | undefined };

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Retries a call with backoff for ten seconds while it fails with a temporary error, such as during a server
 * restart.
 */
export async function retryWhileUnavailable<Result extends Outcome>(
  attempt: () => Result | PromiseLike<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const end = Date.now() + sessionGraceMs;
  let attemptStartedAt = Date.now();
  let result = await attempt();
  // The last attempt starts at the deadline, because a slow earlier one may have missed the server's
  // recovery.
  for (
    let waitMs = initialWaitMs;
    result.error && isTransient(result.error) && attemptStartedAt < end && !signal?.aborted;
    waitMs *= 2
  ) {
    await wait(Math.max(0, Math.min(waitMs, maxWaitMs, end - Date.now())));
    attemptStartedAt = Date.now();
    result = await attempt();
  }
  return result;
}
