import { type Db, DnsUnavailableError, makeDns, type Services } from '../../../platform';
import { updateSession } from './session';
import {
  domainById,
  findCompetingClaim,
  lockDomain,
  subdomainAndName,
  saveDomainState,
  type DomainRow,
  type CheckDetails,
} from '../domains.repository';
import { domainConfigOf } from '../domainConfig';
import { notifyOfChanges } from './notifyOfChanges';
import { checkCertificate, type CertificateResult } from './certificate';
import { evaluateRecords, type DnsEvaluation } from './evaluateRecords';
import { queryDns, type Findings } from './queryDns';
import { applyCheck, applyFailedCheck, type CompetingClaim, type DomainState } from './applyCheck';

/** The results of the DNS queries and the TLS handshake, which run outside a transaction. */
type Observation =
  | { isUnreachable: true; reason: string }
  | {
      isUnreachable: false;
      findings: Findings;
      evaluation: DnsEvaluation;
      certificate: CertificateResult | null;
    };

async function observe(
  { settings }: Services,
  domain: DomainRow,
  subdomain: string | null,
): Promise<Observation> {
  const config = domainConfigOf(domain, subdomain, settings);
  try {
    const findings = await queryDns(makeDns(settings), config);
    const evaluation = evaluateRecords(config, findings);
    // The handshake makes the proxy request a certificate, which it can get only for verified domains.
    const certificate = domain.verifiedAt
      ? await checkCertificate(domain.hostname, findings.targets, settings)
      : null;
    return { isUnreachable: false, findings, evaluation, certificate };
  } catch (error) {
    if (!(error instanceof DnsUnavailableError)) throw error;
    return { isUnreachable: true, reason: `The DNS servers for ${error.hostname} did not answer.` };
  }
}

interface CheckOutcome {
  state: DomainState;
  details: CheckDetails;
}

function evaluateCheck(
  domain: DomainRow,
  observation: Observation,
  claim: CompetingClaim | null,
  now: Date,
): CheckOutcome {
  if (observation.isUnreachable) {
    return { state: applyFailedCheck(domain, now), details: { lastCheckError: observation.reason } };
  }
  const { findings, evaluation, certificate } = observation;
  const isUnreachable = evaluation.isOwned && evaluation.isRouted && certificate?.status === 'Unreachable';
  return {
    state: applyCheck(domain, { evaluation, certificate, competingClaim: claim }, now),
    details: { findings, lastCheckError: isUnreachable ? certificate.problem : null },
  };
}

async function saveCheck(
  db: Db,
  services: Services,
  companyId: string,
  domain: DomainRow,
  observation: Observation,
): Promise<DomainState> {
  const { now } = await subdomainAndName(db, companyId);
  const claim = domain.ownedAt ? null : await findCompetingClaim(db, domain.hostname);
  let { state, details } = evaluateCheck(domain, observation, claim, now);
  const competitor = await saveDomainState(db, companyId, domain, state, details);
  if (competitor) {
    ({ state, details } = evaluateCheck(domain, observation, competitor, now));
    await saveDomainState(db, companyId, domain, state, details);
  }
  await updateSession(db, companyId, domain, state, now);
  await notifyOfChanges(db, services, companyId, domain, state);
  return state;
}

/**
 * Checks a domain and saves the result. Returns the new state, or null if the domain does not exist. Writes
 * nothing until all queries finish, so an interrupted check can run again.
 */
async function runCheck(services: Services, companyId: string, id: string): Promise<DomainState | null> {
  const { database } = services;
  const before = await database.inCompany(companyId, async (db) => {
    const domain = await domainById(db, companyId, id);
    return domain && { domain, ...(await subdomainAndName(db, companyId)) };
  });
  if (!before) return null;
  const observation = await observe(services, before.domain, before.subdomain);
  return database.inCompany(companyId, async (db) => {
    // The domain can be removed during the check.
    const domain = await lockDomain(db, companyId, id);
    return domain ? saveCheck(db, services, companyId, domain, observation) : null;
  });
}

/** Checks a domain, and checks it again when it becomes verified, to include the certificate. */
export async function checkDomain(services: Services, companyId: string, id: string): Promise<void> {
  const { database } = services;
  const before = await database.inCompany(companyId, (db) => domainById(db, companyId, id));
  const after = await runCheck(services, companyId, id);
  if (after?.verifiedAt && !before?.verifiedAt) await runCheck(services, companyId, id);
}
