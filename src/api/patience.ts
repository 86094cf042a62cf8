import { sessionGraceMs } from '@/config/limits';
import { isPassing, type ApiError } from './errors';

const firstWaitMs = 250;
const longestWaitMs = 2000;

type Outcome = { error?: ApiError | undefined };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries again for ten seconds while a failure says nothing about the session, as during a server's restart. */
export async function withPatience<Result extends Outcome>(
  attempt: () => Result | PromiseLike<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const end = Date.now() + sessionGraceMs;
  let result = await attempt();
  for (let waitMs = firstWaitMs; result.error && isPassing(result.error); waitMs *= 2) {
    const left = end - Date.now();
    if (left <= 0 || signal?.aborted) break;
    await wait(Math.min(waitMs, longestWaitMs, left));
    result = await attempt();
  }
  return result;
}
