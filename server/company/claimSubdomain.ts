import type { Db } from '../platform';
import { errorCode, uniqueViolation } from '../lib/errorCode';
import { DomainError } from '../lib/errors';
import { setSubdomain } from './company.repository';
import { subdomainsFor } from './subdomain';

// Row-level security hides other companies, so the unique index decides whether a name is available.
async function tryToClaim(db: Db, companyId: string, subdomain: string): Promise<boolean> {
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

/**
 * Assigns a subdomain derived from the company name, in the caller's transaction. Throws `UNAVAILABLE` if
 * every candidate is taken.
 */
export async function claimSubdomain(db: Db, companyId: string, companyName: string): Promise<void> {
  for (const subdomain of subdomainsFor(companyName)) {
    if (await tryToClaim(db, companyId, subdomain)) return;
  }
  throw new DomainError('UNAVAILABLE', 'No address could be found for your company. Try again.');
}
