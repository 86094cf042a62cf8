import {
  type CustomDomain,
  type DeploymentStep,
  type DomainRecord,
  providerOf,
  type Settings,
} from '../../platform';
import { evaluateRecords, pendingRecords, type EvaluatedRecord } from './checking/evaluateRecords';
import { problemOf } from './checking/problem';
import { recordTtl, type DomainConfig } from './checking/records';
import { verificationDeadlineOf } from './checking/schedule';
import { hintsFor } from './hints';
import { registeredDomain, toUnicode } from './hostname';
import type { DomainRow } from './domains.repository';
import { domainConfigOf } from './domainConfig';

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
export function toDomain(
  domain: DomainRow,
  subdomain: string | null,
  steps: DeploymentStep[],
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
    lastCheckError: domain.lastCheckError,
    provider,
    steps,
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
