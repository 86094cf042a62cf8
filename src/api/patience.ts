import { sessionGraceMs } from '@/config/limits';
import { isPassing, type ApiError } from './errors';

const firstWaitMs = 250;
const longestWaitMs = 2000;

type Outcome = { error?: ApiError | undefined };

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again for ten seconds while a failure says nothing about the session, as during a server's restart. */
export async function withPatience<Result extends Outcome>(
  attempt: () => Result | PromiseLike<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const end = Date.now() + sessionGraceMs;
  let began = Date.now();
  let result = await attempt();
  // The last try begins when the time is over: one that the server kept waiting may have missed that it is back.
  for (
    let waitMs = firstWaitMs;
    result.error && isPassing(result.error) && began < end && !signal?.aborted;
    waitMs *= 2
  ) {
    await wait(Math.max(0, Math.min(waitMs, longestWaitMs, end - Date.now())));
    began = Date.now();
    result = await attempt();
  }
  return result;
}
