import { randomBytes } from 'node:crypto';
import {
  authorize,
  type Context,
  type CustomDomain,
  type Db,
  limit,
  writeAuditEvent,
} from '../../../platform';
import { badInput, conflict } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { parseHostname, type Hostname } from '../hostname';
import { maxDomains } from '../limit';
import { readDomain } from '../domains.service';
import { openDomainSession } from '../checking/session';
import { domainsOf, findCompetingClaim, insertDomain, lockDomains } from '../domains.repository';

const tokenBytes = 24;

const claimErrors = {
  Held: 'Another company uses this domain. Remove that company’s TXT record from the DNS, then add the domain again.',
  Resting: 'Another company gave this domain up less than 30 days ago. Add it once that time is over.',
} as const;

async function assertCanAdd(db: Db, companyId: string, hostname: string): Promise<void> {
  const domains = await domainsOf(db, companyId);
  if (domains.some((domain) => domain.hostname === hostname)) {
    throw badInput({ hostname: 'You have added this domain already.' });
  }
  if (domains.length >= maxDomains) {
    throw conflict(`You can have ${maxDomains} domains. Remove one to add another.`);
  }
  const claim = await findCompetingClaim(db, hostname);
  if (claim) throw badInput({ hostname: claimErrors[claim] });
}

/**
 * Adds a domain and starts to check its records. Several companies can add the same hostname until one proves
 * ownership. Throws `BAD_USER_INPUT` for an unusable hostname, and `CONFLICT` above the maximum.
 */
export async function addCustomDomain(ctx: Context, text: string): Promise<CustomDomain> {
  const viewer = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId, operatorId, name } = viewer;
  const { database, settings, jobs } = ctx.services;
  await limit(ctx.services, 'domain-add-company', companyId);
  const parsed: Hostname | { refusal: string } = parseHostname(text, settings);
  if ('refusal' in parsed) throw badInput({ hostname: parsed.refusal });
  return database.inCompany(companyId, async (db) => {
    await lockDomains(db, companyId);
    await assertCanAdd(db, companyId, parsed.hostname);
    const domain = { id: newId(), ...parsed };
    const token = randomBytes(tokenBytes).toString('base64url');
    await insertDomain(db, companyId, { ...domain, token, addedBy: operatorId, addedByName: name });
    await openDomainSession(db, companyId, domain, {
      trigger: 'Manual',
      requestedBy: operatorId,
      requestedByName: name,
    });
    await writeAuditEvent(db, ctx, {
      action: 'customDomain.added',
      targetType: 'CustomDomain',
      targetId: domain.id,
      targetLabel: domain.hostname,
    });
    await jobs.enqueue(db, 'check-domains', { companyId });
    await db.publish({ type: 'companyChanged', companyId });
    return readDomain(db, settings, companyId, domain.id);
  });
}
