import { isIPv6 } from 'node:net';
import { isProxied } from '../../../platform';
import type { DomainDnsStatus, DomainRecordStatus } from '../../../../contract/enums';
import type { Findings } from './queryDns';
import { requiredRecords, type DomainConfig, type RequiredRecord } from './records';

export interface EvaluatedRecord extends RequiredRecord {
  status: DomainRecordStatus;
  /** The values that the DNS returns now. */
  foundValues: string[];
}

/** A record that conflicts with the required ones and must be deleted. */
export interface ConflictingRecord {
  type: 'A' | 'AAAA';
  name: string;
  value: string;
}

export interface DnsEvaluation {
  isOwned: boolean;
  isRouted: boolean;
  status: DomainDnsStatus;
  records: EvaluatedRecord[];
  conflicts: ConflictingRecord[];
  isProxied: boolean;
}

const typeOf = (address: string): 'A' | 'AAAA' => (isIPv6(address) ? 'AAAA' : 'A');

function isRoutedHere({ fallbackHost }: DomainConfig, { aliases, addresses, targets }: Findings): boolean {
  if (aliases.includes(fallbackHost)) return true;
  // ALIAS, ANAME and flattened CNAME records are visible only as their addresses.
  return addresses.length > 0 && addresses.every((address) => targets.includes(address));
}

/**
 * Returns the address records that point elsewhere, except to a CDN proxy. A name with an alias has none to
 * delete.
 */
function conflictsOf(config: DomainConfig, findings: Findings): ConflictingRecord[] {
  if (findings.aliases.length > 0 || isRoutedHere(config, findings)) return [];
  return findings.addresses
    .filter((address) => !findings.targets.includes(address) && !isProxied(address))
    .map((value) => ({ type: typeOf(value), name: config.hostname, value }));
}

function valuesFor({ type, purpose }: RequiredRecord, { ownership, aliases, addresses }: Findings): string[] {
  if (purpose === 'Ownership') return ownership;
  if (type === 'A' || type === 'AAAA') return addresses.filter((address) => typeOf(address) === type);
  return aliases.length > 0 ? aliases.slice(0, 1) : addresses;
}

function statusOf(
  record: RequiredRecord,
  findings: Findings,
  evaluation: Omit<DnsEvaluation, 'records' | 'status'>,
) {
  const values = valuesFor(record, findings);
  const isFound =
    values.includes(record.value) ||
    (record.purpose === 'Routing' && evaluation.isRouted && !['A', 'AAAA'].includes(record.type));
  if (isFound) return 'Found';
  if (values.length === 0) return 'Pending';
  const hasConflict = record.purpose === 'Routing' && evaluation.conflicts.length > 0;
  return hasConflict ? 'Conflict' : 'Mismatch';
}

function overallStatus(
  { isOwned, isRouted, conflicts }: Omit<DnsEvaluation, 'records' | 'status'>,
  records: EvaluatedRecord[],
) {
  if (isOwned && isRouted) return 'Verified';
  if (conflicts.length > 0) return 'Conflict';
  return records.some(({ status }) => status === 'Mismatch') ? 'Misconfigured' : 'Pending';
}

/** Compares the DNS findings with the required records. */
export function evaluateRecords(config: DomainConfig, findings: Findings): DnsEvaluation {
  const evaluation = {
    isOwned: requiredRecords(config).some(
      ({ purpose, value }) => purpose === 'Ownership' && findings.ownership.includes(value),
    ),
    isRouted: isRoutedHere(config, findings),
    conflicts: conflictsOf(config, findings),
    isProxied: findings.addresses.some(isProxied),
  };
  const records = requiredRecords(config).map((record): EvaluatedRecord => ({
    ...record,
    status: statusOf(record, findings, evaluation),
    foundValues: valuesFor(record, findings),
  }));
  return { ...evaluation, records, status: overallStatus(evaluation, records) };
}

/** Returns the required records of a domain that was never checked. */
export const pendingRecords = (config: DomainConfig): EvaluatedRecord[] =>
  requiredRecords(config).map((record) => ({ ...record, status: 'Pending', foundValues: [] }));
