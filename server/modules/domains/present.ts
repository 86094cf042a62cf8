import { providerOf } from '../../dns/providers';
import type { CustomDomain, DeploymentStep, DomainRecord } from '../../schema.generated';
import type { Settings } from '../../settings';
import { judge, unseen, type JudgedRecord } from './checking/judge';
import { problemOf } from './checking/problem';
import { recordTtl, type Wanted } from './checking/records';
import { givesUpAt } from './checking/schedule';
import { hintsFor } from './hints';
import { registeredDomain, unicodeOf } from './hostname';
import type { DomainRow } from './sql';
import { wantedOf } from './wanted';

/** As providers ask for a name, which write the zone's own behind it. */
function shortName(name: string, hostname: string): string {
  const zone = registeredDomain(hostname);
  return name === zone ? '@' : name.slice(0, -zone.length - 1);
}

const toRecord = (record: JudgedRecord, { hostname }: Wanted): DomainRecord => ({
  ...record,
  shortName: shortName(record.name, hostname),
  ttl: recordTtl,
});

function seenOf(domain: DomainRow, wanted: Wanted, { certificateIssuers }: Settings) {
  const { findings } = domain;
  if (!findings) return { records: unseen(wanted), conflicts: [], hints: [], provider: null };
  const verdict = judge(wanted, findings);
  return {
    records: verdict.records,
    conflicts: verdict.conflicts,
    hints: hintsFor({ wanted, findings, verdict, domain, issuers: certificateIssuers }),
    provider: providerOf(findings.nameServers),
  };
}

/** A domain as the contract has it: what was found last is held against what is wanted now. */
export function toDomain(
  domain: DomainRow,
  subdomain: string | null,
  steps: DeploymentStep[],
  settings: Settings,
): CustomDomain {
  const wanted = wantedOf(domain, subdomain, settings);
  const { records, conflicts, hints, provider } = seenOf(domain, wanted, settings);
  return {
    id: domain.id,
    hostname: domain.hostname,
    displayName: unicodeOf(domain.hostname),
    kind: domain.kind,
    dnsStatus: domain.dnsStatus,
    certificateStatus: domain.certificateStatus,
    records: records.map((record) => toRecord(record, wanted)),
    conflicts,
    hints,
    problem: problemOf(domain),
    uncheckedBecause: domain.uncheckedBecause,
    provider,
    steps,
    lastCheckedAt: domain.lastCheckedAt,
    nextCheckAt: domain.nextCheckAt,
    checkCount: domain.checkCount,
    givesUpAt: domain.verifiedAt || domain.givenUpAt ? null : givesUpAt(domain.begunAt),
    givenUpAt: domain.givenUpAt,
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
