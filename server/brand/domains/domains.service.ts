import { isId } from '../../../contract/ids';
import { notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import {
  authorize,
  type Context,
  type CustomDomain,
  type CustomDomainSetup,
  type Db,
  type DeploymentStep,
  type DomainRecord,
  providerOf,
  type Settings,
} from '../../platform';
import { presentStep } from '../deployments/messages';
import type { DomainState } from './checking/applyCheck';
import { checkMessages } from './checking/checkMessages';
import {
  type DnsEvaluation,
  type EvaluatedRecord,
  evaluateRecords,
  pendingRecords,
} from './checking/evaluateRecords';
import { problemOf } from './checking/problem';
import type { Findings } from './checking/queryDns';
import { type DomainConfig, recordTtl } from './checking/records';
import { verificationDeadlineOf } from './checking/schedule';
import { latestSteps } from './checking/session.repository';
import { domainConfigOf, maxDomains } from './domainConfig';
import { type DomainRow, domainsOf, lockDomain, subdomainAndName } from './domains.repository';
import { registeredDomain, toUnicode } from './hostname';

interface CheckedDomain {
  config: DomainConfig;
  findings: Findings;
  evaluation: DnsEvaluation;
  domain: DomainState;
  issuers: readonly string[];
}

type Hint = (checkedDomain: CheckedDomain) => string | null;

const isForbidden = (allowed: readonly string[], issuers: readonly string[]): boolean =>
  !allowed.some((name) => issuers.includes(name.toLowerCase()));

const hints: readonly Hint[] = [
  ({ domain }) =>
    domain.failingSince &&
    t('The last check found a problem. We check again in an hour before anything changes.'),
  ({ findings, evaluation }) =>
    findings.isNamedTwice && !evaluation.isOwned
      ? t(
          'The name of the TXT record contains your domain twice. Enter only the short name, because your provider adds the rest.',
        )
      : null,
  ({ evaluation }) =>
    evaluation.isProxied && !evaluation.isRouted
      ? t(
          'This record uses Cloudflare’s proxy. Set it to “DNS only” so that visitors reach your client dashboard and a certificate can be issued.',
        )
      : null,
  ({ findings: { caa }, issuers }) =>
    caa && isForbidden(caa.issuers, issuers)
      ? t(
          'A CAA record of {name} blocks the certificate. Add a CAA record to {name} with the value 0 issue "{issuer}".',
          { name: caa.name, issuer: issuers[0] ?? '' },
        )
      : null,
  ({ config, evaluation }) =>
    config.kind === 'Apex' && config.addresses.length === 0 && !evaluation.isRouted
      ? t(
          'If your provider does not offer ALIAS records (also called ANAME or CNAME flattening), use www.{domain} instead.',
          { domain: config.hostname },
        )
      : null,
  ({ evaluation, findings }) =>
    evaluation.isOwned || findings.ownership.length === 0
      ? null
      : t('A TXT record with another value exists. Keep it and add ours as a second record.'),
];

/** Returns hints about problems that the check noticed. */
const hintsFor = (checkedDomain: CheckedDomain): string[] =>
  hints.flatMap((hint) => {
    const text = hint(checkedDomain);
    return text === null ? [] : [text];
  });

/** Returns the name without the zone, which DNS providers append, or `@` for the zone itself. */
function shortName(name: string, hostname: string): string {
  const zone = registeredDomain(hostname);
  return name === zone ? '@' : name.slice(0, -zone.length - 1);
}

const toRecord = (record: EvaluatedRecord, { hostname }: DomainConfig): DomainRecord => ({
  ...record,
  shortName: shortName(record.name, hostname),
  ttl: recordTtl,
});

function evaluateFindings(domain: DomainRow, config: DomainConfig, { certificateIssuers }: Settings) {
  const { findings } = domain;
  if (!findings) return { records: pendingRecords(config), conflicts: [], hints: [], provider: null };
  const evaluation = evaluateRecords(config, findings);
  return {
    records: evaluation.records,
    conflicts: evaluation.conflicts,
    hints: hintsFor({ config, findings, evaluation, domain, issuers: certificateIssuers }),
    provider: providerOf(findings.nameServers),
  };
}

/** Maps a row to the API's type. Evaluates the latest findings against the records that are required now. */
function toDomain(
  domain: DomainRow,
  subdomain: string | null,
  steps: readonly DeploymentStep[],
  settings: Settings,
): CustomDomain {
  const config = domainConfigOf(domain, subdomain, settings);
  const { records, conflicts, hints, provider } = evaluateFindings(domain, config, settings);
  return {
    id: domain.id,
    hostname: domain.hostname,
    displayName: toUnicode(domain.hostname),
    kind: domain.kind,
    dnsStatus: domain.dnsStatus,
    certificateStatus: domain.certificateStatus,
    records: records.map((record) => toRecord(record, config)),
    conflicts,
    hints,
    problem: problemOf(domain),
    lastCheckError: checkMessages.read(domain.lastCheckError),
    provider,
    steps: steps.map(presentStep),
    lastCheckedAt: domain.lastCheckedAt,
    nextCheckAt: domain.nextCheckAt,
    checkCount: domain.checkCount,
    verificationDeadline:
      domain.verifiedAt || domain.verificationFailedAt
        ? null
        : verificationDeadlineOf(domain.checksStartedAt),
    verificationFailedAt: domain.verificationFailedAt,
    verifiedAt: domain.verifiedAt,
    liveAt: domain.liveAt,
    certificateExpiresAt: domain.certificateExpiresAt,
    isPrimary: domain.isPrimary,
    instructionsSentTo: domain.instructionsSentTo,
    instructionsSentAt: domain.instructionsSentAt,
    addedByName: domain.addedByName,
    createdAt: domain.createdAt,
  };
}

export const domainNotFound = () => notFound();

/**
 * Locks a domain of the company until the transaction ends and returns it. Throws `NOT_FOUND` if it does not
 * exist.
 */
export async function lockOwnDomain(db: Db, companyId: string, id: string): Promise<DomainRow> {
  const domain = isId(id) ? await lockDomain(db, companyId, id) : undefined;
  if (!domain) throw domainNotFound();
  return domain;
}

export async function readSetup(db: Db, settings: Settings, companyId: string): Promise<CustomDomainSetup> {
  const { subdomain } = await subdomainAndName(db, companyId);
  const domains = await domainsOf(db, companyId);
  const steps = await latestSteps(db, companyId);
  return {
    domains: domains.map((domain) =>
      toDomain(
        domain,
        subdomain,
        steps.filter(({ domainId }) => domainId === domain.id),
        settings,
      ),
    ),
    limit: maxDomains,
    fallbackHost: subdomain && `${subdomain}.${settings.portalsDomain}`,
    redirectToPrimary: domains.find(({ isPrimary }) => isPrimary)?.redirectsHere ?? true,
  };
}

export async function readDomain(
  db: Db,
  settings: Settings,
  companyId: string,
  id: string,
): Promise<CustomDomain> {
  const { domains } = await readSetup(db, settings, companyId);
  const domain = domains.find((candidate) => candidate.id === id);
  if (!domain) throw domainNotFound();
  return domain;
}

export async function customDomain(ctx: Context): Promise<CustomDomainSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const { database, settings } = ctx.services;
  return database.inCompany(companyId, (db) => readSetup(db, settings, companyId));
}
