import { isUnavailable } from '../errors';

/** Runs a job whose record must say so when it can't go on. */
export async function runOrFail(run: () => Promise<void>, fail: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // A database that is away comes back: the queue tries again then.
    if (isUnavailable(error)) throw error;
    await fail();
    throw error;
  }
}
