import { errorCode, uniqueViolation } from '../../lib/errorCode';

/** Retries a transaction once after a unique violation. The retry sees the conflicting row. */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    return work();
  }
}
