import { isUnavailable } from '../errors';

/** Runs a job. Calls `fail` and rethrows the error, unless the database is unavailable. */
export async function runOrFail(run: () => Promise<void>, fail: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // The queue retries the job when the database is available again.
    if (isUnavailable(error)) throw error;
    await fail();
    throw error;
  }
}
