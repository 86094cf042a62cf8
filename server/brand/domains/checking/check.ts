import { emailAdmins } from '../../../identity';
import {
  type Db,
  DnsUnavailableError,
  type EmailTemplate,
  type EventOf,
  makeDns,
  type Services,
  systemContext,
  type VerbOf,
  writeAuditEvent,
} from '../../../platform';
import { domainConfigOf } from '../domainConfig';
import { domainEmailValues } from '../domainEmails';
import {
  type CheckDetails,
  domainById,
  type DomainRow,
  findCompetingClaim,
  lockDomain,
  saveDomainState,
  subdomainAndName,
} from '../domains.repository';
import { toUnicode } from '../hostname';
import { applyCheck, applyFailedCheck, type CompetingClaim, type DomainState } from './applyCheck';
import { type CertificateResult, checkCertificate } from './certificate';
import { checkMessages } from './checkMessages';
import { type DnsEvaluation, evaluateRecords } from './evaluateRecords';
import { problemOf } from './problem';
import { type Findings, queryDns } from './queryDns';
import { updateSession } from './session';

interface StateChange {
  /** The audit action without its prefix `customDomain.`. */
  action: VerbOf<'customDomain'>;
  hasOccurred: (before: DomainState, after: DomainState) => boolean;
  /** Sent to every Admin. */
  email?: EmailTemplate;
  /** The state of the event `domainStateChanged`, if the change publishes it. */
  state?: EventOf<'domainStateChanged'>['state'];
}

const isNew =
  (field: 'verifiedAt' | 'liveAt' | 'verificationFailedAt' | 'competingClaim') =>
  (before: DomainState, after: DomainState) =>
    after[field] !== null && before[field] === null;

const stateChanges: readonly StateChange[] = [
  { action: 'verified', hasOccurred: isNew('verifiedAt') },
  {
    action: 'live',
    hasOccurred: isNew('liveAt'),
    state: 'Live',
  },
  {
    action: 'broken',
    hasOccurred: (before, after) =>
      after.brokenAt !== null && after.brokenAt.getTime() !== before.brokenAt?.getTime(),
    state: 'Broken',
  },
  { action: 'refused', hasOccurred: isNew('competingClaim'), email: 'domain-refused' },
  { action: 'givenUp', hasOccurred: isNew('verificationFailedAt'), email: 'domain-given-up' },
  {
    action: 'lost',
    hasOccurred: (before, after) =>
      before.ownedAt !== null && after.ownedAt === null && !after.verificationFailedAt,
  },
];

const isReminderDue = (before: DomainState, after: DomainState): boolean =>
  after.reminders > before.reminders && !after.verificationFailedAt && !after.competingClaim;

const visibleFields = [
  'dnsStatus',
  'certificateStatus',
  'certificateProblem',
  'competingClaim',
  'ownedAt',
  'verifiedAt',
  'liveAt',
  'brokenAt',
  'failingSince',
  'verificationFailedAt',
] as const;

const routingFields = ['ownedAt', 'verifiedAt', 'liveAt', 'brokenAt'] as const;

const differs = (before: DomainState, after: DomainState, fields: readonly (keyof DomainState)[]): boolean =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/**
 * Audits the changes of a check in the caller's transaction. Emails Admins and publishes events.
 */
async function notifyOfChanges(
  db: Db,
  services: Services,
  companyId: string,
  domain: DomainRow,
  state: DomainState,
): Promise<void> {
  const hostname = toUnicode(domain.hostname);
  const describeProblem = () => problemOf(state);
  const email = (template: EmailTemplate) =>
    emailAdmins(db, services, companyId, template, () =>
      domainEmailValues(services.settings, hostname, describeProblem()),
    );
  for (const change of stateChanges.filter(({ hasOccurred }) => hasOccurred(domain, state))) {
    await writeAuditEvent(db, systemContext(companyId), {
      action: `customDomain.${change.action}`,
      targetType: 'CustomDomain',
      targetId: domain.id,
      targetLabel: domain.hostname,
    });
    if (change.email) await email(change.email);
    if (change.state) {
      await db.publish({
        type: 'domainStateChanged',
        companyId,
        domainId: domain.id,
        hostname,
        state: change.state,
        describeProblem,
      });
    }
  }
  if (isReminderDue(domain, state)) await email('domain-reminder');
  // Open consoles are notified of every check of a domain that is not live, but only of changes of a live
  // domain.
  if (!domain.liveAt || differs(domain, state, visibleFields)) {
    await db.publish({ type: 'companyChanged', companyId });
  }
  if (differs(domain, state, routingFields)) await db.publish({ type: 'siteChanged', companyId });
}

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
    return {
      isUnreachable: true,
      reason: checkMessages.store('DnsUnavailable', { domain: error.hostname }),
    };
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
