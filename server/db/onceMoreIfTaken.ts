import { errorCode, uniqueViolation } from './errorCode';

/** Runs a transaction again where somebody has taken between its look and its write what must be unique: it sees that then. */
export async function onceMoreIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    return work();
  }
}
