import type { Db } from '../../platform';
import { errorCode, uniqueViolation } from '../../lib/errors';
import type { CustomDomainKind } from '../../../contract/enums';
import type { Findings } from './checking/queryDns';
import type { CompetingClaim, DomainState } from './checking/applyCheck';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'custom_domains.findings': Findings;
  }
}

export interface DomainRow extends DomainState {
  id: string;
  hostname: string;
  kind: CustomDomainKind;
  token: string;
  findings: Findings | null;
  lastCheckError: string | null;
  checkCount: number;
  lastCheckedAt: Date | null;
  isPrimary: boolean;
  redirectsHere: boolean;
  instructionsSentTo: string | null;
  instructionsSentAt: Date | null;
  addedByName: string | null;
  createdAt: Date;
}

const columns = `id, hostname, kind, token, findings, unchecked_because as "lastCheckError",
  check_count as "checkCount", last_checked_at as "lastCheckedAt", is_primary as "isPrimary",
  redirects_here as "redirectsHere", instructions_sent_to as "instructionsSentTo",
  instructions_sent_at as "instructionsSentAt", added_by_name as "addedByName", created_at as "createdAt",
  dns_status as "dnsStatus", certificate_status as "certificateStatus",
  certificate_expires_at as "certificateExpiresAt", certificate_problem as "certificateProblem",
  held_elsewhere as "competingClaim", owned_at as "ownedAt", verified_at as "verifiedAt", live_at as "liveAt",
  broken_at as "brokenAt", doubted_at as "failingSince", begun_at as "checksStartedAt", reminders,
  given_up_at as "verificationFailedAt", next_check_at as "nextCheckAt"`;

export async function domainsOf(db: Db, companyId: string): Promise<DomainRow[]> {
  const { rows } = await db.query(
    `/* domainsOf */ select ${columns} from custom_domains
     where company_id = $1 and removed_at is null order by created_at, id`,
    [companyId],
  );
  return rows;
}

export async function domainById(db: Db, companyId: string, id: string): Promise<DomainRow | undefined> {
  const { rows } = await db.query(
    `/* domainById */ select ${columns} from custom_domains
     where company_id = $1 and id = $2 and removed_at is null`,
    [companyId, id],
  );
  return rows[0];
}

export async function lockDomain(db: Db, companyId: string, id: string): Promise<DomainRow | undefined> {
  const { rows } = await db.query(
    `/* lockDomain */ select ${columns} from custom_domains
     where company_id = $1 and id = $2 and removed_at is null for update`,
    [companyId, id],
  );
  return rows[0];
}

/** Locks the company until the transaction ends, so that concurrent additions count each other's domains. */
export async function lockDomains(db: Db, companyId: string): Promise<void> {
  await db.query('/* lockDomains */ select from companies where id = $1 for no key update', [companyId]);
}

export async function subdomainAndName(
  db: Db,
  companyId: string,
): Promise<{ subdomain: string | null; name: string; now: Date }> {
  const { rows } = await db.query(
    '/* subdomainAndName */ select subdomain, name, now() as now from companies where id = $1',
    [companyId],
  );
  const [company] = rows;
  if (!company) throw new Error(`Company ${companyId} not found.`);
  return company;
}

export interface NewDomain {
  id: string;
  hostname: string;
  kind: CustomDomainKind;
  token: string;
  addedBy: string;
  addedByName: string;
}

export async function insertDomain(db: Db, companyId: string, domain: NewDomain): Promise<void> {
  await db.query(
    `/* insertDomain */ insert into custom_domains
       (company_id, id, hostname, kind, token, added_by, added_by_name, next_check_at)
     values ($1, $2, $3, $4, $5, $6, $7, now())`,
    [companyId, domain.id, domain.hostname, domain.kind, domain.token, domain.addedBy, domain.addedByName],
  );
}

/** Results of a check that are stored with the state. */
export interface CheckDetails {
  /** Undefined if the check could not run. */
  findings?: Findings;
  lastCheckError: string | null;
}

async function writeDomainState(
  db: Db,
  companyId: string,
  id: string,
  state: DomainState,
  { findings, lastCheckError }: CheckDetails,
): Promise<void> {
  await db.query(
    `/* writeDomainState */ update custom_domains set
       dns_status = $3, certificate_status = $4, certificate_expires_at = $5, certificate_problem = $6,
       held_elsewhere = $7, owned_at = $8, verified_at = $9, live_at = $10, broken_at = $11, doubted_at = $12,
       begun_at = $13, reminders = $14, given_up_at = $15, next_check_at = $16,
       findings = coalesce($17::jsonb, findings), unchecked_because = $18,
       check_count = check_count + 1, last_checked_at = now()
     where company_id = $1 and id = $2`,
    [
      companyId,
      id,
      state.dnsStatus,
      state.certificateStatus,
      state.certificateExpiresAt,
      state.certificateProblem,
      state.competingClaim,
      state.ownedAt,
      state.verifiedAt,
      state.liveAt,
      state.brokenAt,
      state.failingSince,
      state.checksStartedAt,
      state.reminders,
      state.verificationFailedAt,
      state.nextCheckAt,
      findings ? JSON.stringify(findings) : null,
      lastCheckError,
    ],
  );
}

/**
 * Returns `Held` if another company owns the hostname, `Resting` if another company removed it less than 30
 * days ago, or null.
 */
export async function findCompetingClaim(db: Db, hostname: string): Promise<CompetingClaim | null> {
  const { rows } = await db.query('/* competingClaim */ select domain_held_elsewhere($1) as held', [
    hostname,
  ]);
  return rows[0]?.held ?? null;
}

/**
 * Saves a domain's state, or returns the competing claim and saves nothing. Row-level security hides other
 * companies' rows, so a unique index decides between concurrent claims.
 */
export async function saveDomainState(
  db: Db,
  companyId: string,
  { id, hostname, ownedAt }: DomainRow,
  state: DomainState,
  details: CheckDetails,
): Promise<CompetingClaim | null> {
  const isClaiming = ownedAt === null && state.ownedAt !== null;
  if (!isClaiming) {
    await writeDomainState(db, companyId, id, state, details);
    return null;
  }
  await db.query('savepoint domain_state');
  try {
    await writeDomainState(db, companyId, id, state, details);
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    await db.query('rollback to savepoint domain_state');
    return 'Held';
  }
  // The other owner may have removed the domain while this transaction waited for the index.
  const competingClaim = await findCompetingClaim(db, hostname);
  if (competingClaim) await db.query('rollback to savepoint domain_state');
  return competingClaim;
}

export async function dueDomains(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* dueDomains */ select id from custom_domains
     where company_id = $1 and next_check_at <= now() and removed_at is null order by next_check_at, id`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** Returns the companies with domains that are due for a check. Requires a platform transaction. */
export async function companiesWithDueDomains(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    '/* companiesWithDueDomains */ select id from companies_with_due_domains() as id',
  );
  return rows.map(({ id }) => id);
}

/**
 * Restarts the check schedule of a domain at its frequent first checks, and makes a check due immediately.
 */
export async function restartChecks(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* restartChecks */ update custom_domains
     set begun_at = now(), reminders = 0, given_up_at = null, next_check_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id],
  );
}

export async function setPrimary(
  db: Db,
  companyId: string,
  id: string | null,
  redirects: boolean,
): Promise<void> {
  await db.query(
    `/* clearPrimary */ update custom_domains set is_primary = false
     where company_id = $1 and is_primary and id is distinct from $2::uuid`,
    [companyId, id],
  );
  await db.query(
    `/* setPrimary */ update custom_domains set is_primary = true, redirects_here = $3
     where company_id = $1 and id = $2::uuid`,
    [companyId, id, redirects],
  );
}

export async function saveInstructionsSent(
  db: Db,
  companyId: string,
  id: string,
  email: string,
): Promise<void> {
  await db.query(
    `/* saveInstructionsSent */ update custom_domains set instructions_sent_to = $3, instructions_sent_at = now()
     where company_id = $1 and id = $2`,
    [companyId, id, email],
  );
}

/**
 * Marks an owned domain as removed, which reserves its hostname against other companies for 30 days. Deletes
 * a domain that was never owned.
 */
export async function releaseDomain(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* releaseDomain */ update custom_domains
     set removed_at = now(), is_primary = false, next_check_at = null, verified_at = null, live_at = null
     where company_id = $1 and id = $2 and owned_at is not null`,
    [companyId, id],
  );
  await db.query(
    '/* deleteUnownedDomain */ delete from custom_domains where company_id = $1 and id = $2 and owned_at is null',
    [companyId, id],
  );
}
