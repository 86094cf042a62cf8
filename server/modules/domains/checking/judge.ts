import { isIPv6 } from 'node:net';
import { isProxied } from '../../../dns/addresses';
import type { DomainDnsStatus, DomainRecordStatus } from '../../../schema.generated';
import type { Findings } from './look';
import { wantedRecords, type Wanted, type WantedRecord } from './records';

export interface JudgedRecord extends WantedRecord {
  status: DomainRecordStatus;
  /** What stands in its place now. */
  foundValues: string[];
}

/** A record that stands in the way, and has to be deleted. */
export interface ConflictingRecord {
  type: 'A' | 'AAAA';
  name: string;
  value: string;
}

export interface Verdict {
  isOwned: boolean;
  isRouted: boolean;
  status: DomainDnsStatus;
  records: JudgedRecord[];
  conflicts: ConflictingRecord[];
  isProxied: boolean;
}

const typeOf = (address: string): 'A' | 'AAAA' => (isIPv6(address) ? 'AAAA' : 'A');

function isRoutedHere({ fallbackHost }: Wanted, { aliases, addresses, targets }: Findings): boolean {
  if (aliases.includes(fallbackHost)) return true;
  // What a provider calls ALIAS, ANAME or a flattened CNAME shows only by where it ends.
  return addresses.length > 0 && addresses.every((address) => targets.includes(address));
}

/** Addresses that lead elsewhere, and that no alias brought. */
function conflictsOf(wanted: Wanted, found: Findings): ConflictingRecord[] {
  if (found.aliases.length > 0 || isRoutedHere(wanted, found)) return [];
  return found.addresses
    .filter((address) => !found.targets.includes(address) && !isProxied(address))
    .map((value) => ({ type: typeOf(value), name: wanted.hostname, value }));
}

function foundFor({ type, purpose }: WantedRecord, { ownership, aliases, addresses }: Findings): string[] {
  if (purpose === 'Ownership') return ownership;
  if (type === 'A' || type === 'AAAA') return addresses.filter((address) => typeOf(address) === type);
  return aliases.length > 0 ? aliases.slice(0, 1) : addresses;
}

function statusOf(record: WantedRecord, found: Findings, verdict: Omit<Verdict, 'records' | 'status'>) {
  const values = foundFor(record, found);
  const isThere =
    values.includes(record.value) ||
    (record.purpose === 'Routing' && verdict.isRouted && !['A', 'AAAA'].includes(record.type));
  if (isThere) return 'Found';
  if (values.length === 0) return 'Pending';
  const clashes = record.purpose === 'Routing' && verdict.conflicts.length > 0;
  return clashes ? 'Conflict' : 'Mismatch';
}

function overall(
  { isOwned, isRouted, conflicts }: Omit<Verdict, 'records' | 'status'>,
  records: JudgedRecord[],
) {
  if (isOwned && isRouted) return 'Verified';
  if (conflicts.length > 0) return 'Conflict';
  return records.some(({ status }) => status === 'Mismatch') ? 'Misconfigured' : 'Pending';
}

/** What was found, held against what is wanted. */
export function judge(wanted: Wanted, found: Findings): Verdict {
  const verdict = {
    isOwned: wantedRecords(wanted).some(
      ({ purpose, value }) => purpose === 'Ownership' && found.ownership.includes(value),
    ),
    isRouted: isRoutedHere(wanted, found),
    conflicts: conflictsOf(wanted, found),
    isProxied: found.addresses.some(isProxied),
  };
  const records = wantedRecords(wanted).map((record): JudgedRecord => ({
    ...record,
    status: statusOf(record, found, verdict),
    foundValues: foundFor(record, found),
  }));
  return { ...verdict, records, status: overall(verdict, records) };
}

/** Before the first look. */
export const unseen = (wanted: Wanted): JudgedRecord[] =>
  wantedRecords(wanted).map((record) => ({ ...record, status: 'Pending', foundValues: [] }));
