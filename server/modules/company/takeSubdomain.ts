import type { Db } from '../../db/database';
import { errorCode, uniqueViolation } from '../../db/errorCode';
import { DomainError } from '../../errors';
import { setSubdomain } from './sql';
import { subdomainsFor } from './subdomain';

// Other companies' rows can't be seen: each name is tried, and the unique index says whether it is free.
async function tryToTake(db: Db, companyId: string, subdomain: string): Promise<boolean> {
  await db.query('savepoint subdomain');
  try {
    await setSubdomain(db, companyId, subdomain);
    return true;
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    await db.query('rollback to savepoint subdomain');
    return false;
  }
}

/** Gives the company a subdomain made from its name, within the caller's transaction. */
export async function takeSubdomain(db: Db, companyId: string, companyName: string): Promise<void> {
  for (const subdomain of subdomainsFor(companyName)) {
    if (await tryToTake(db, companyId, subdomain)) return;
  }
  throw new DomainError('UNAVAILABLE', 'No address could be found for your company. Try again.');
}
