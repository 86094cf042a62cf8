import type { Db } from '../platform';
import { DomainError } from '../lib/errors';
import { setSubdomainIfAvailable } from './company.repository';
import { subdomainsFor } from './subdomain';

/**
 * Assigns a subdomain derived from the company name, in the caller's transaction. Throws `UNAVAILABLE` if
 * every candidate is taken.
 */
export async function claimSubdomain(db: Db, companyId: string, companyName: string): Promise<void> {
  for (const subdomain of subdomainsFor(companyName)) {
    if (await setSubdomainIfAvailable(db, companyId, subdomain)) return;
  }
  throw new DomainError('UNAVAILABLE', 'No address could be found for your company. Try again.');
}
