import { isUnavailable } from '../../lib/errors';

/** Runs a job and rethrows its error. Calls `fail` first, unless the error is `UNAVAILABLE`. */
export async function runOrFail(run: () => Promise<void>, fail: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // The queue retries the job when the service is available again.
    if (isUnavailable(error)) throw error;
    await fail();
    throw error;
  }
}
