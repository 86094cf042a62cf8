import type { DomainCertificateStatus, DomainDnsStatus, DomainRecordStatus } from '@/api/schema.generated';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Domain } from './customDomainApi';

interface Words {
  badge: string;
  tone: BadgeTone;
}

export const dnsWords: Readonly<Record<DomainDnsStatus, Words>> = {
  Pending: { badge: 'DNS: waiting for records', tone: 'blue' },
  Verified: { badge: 'DNS: verified', tone: 'green' },
  Conflict: { badge: 'DNS: records in the way', tone: 'red' },
  Misconfigured: { badge: 'DNS: wrong records', tone: 'amber' },
};

export const certificateWords: Readonly<Record<DomainCertificateStatus, Words>> = {
  None: { badge: 'Certificate: after the DNS', tone: 'gray' },
  Pending: { badge: 'Certificate: on its way', tone: 'blue' },
  Issued: { badge: 'Certificate: issued', tone: 'green' },
  Failed: { badge: 'Certificate: not issued', tone: 'red' },
  Expired: { badge: 'Certificate: expired', tone: 'red' },
};

export const recordWords: Readonly<Record<DomainRecordStatus, Words>> = {
  Pending: { badge: 'Not found yet', tone: 'blue' },
  Found: { badge: 'Found', tone: 'green' },
  Mismatch: { badge: 'Another value', tone: 'amber' },
  Conflict: { badge: 'In conflict', tone: 'red' },
};

export const purposeWords = {
  Ownership: 'Shows that the domain is yours. Keep it for as long as you use the domain.',
  Routing: 'Leads clients to your dashboard.',
} as const;

/** What a look came to, for those who asked for it. */
export function lookWords({ dnsStatus, certificateStatus, uncheckedBecause, liveAt }: Domain): string {
  if (uncheckedBecause) return `Could not be checked: ${uncheckedBecause}`;
  if (liveAt) return 'Checked: the domain works';
  if (dnsStatus !== 'Verified') return `Checked: ${dnsWords[dnsStatus].badge.replace('DNS: ', '')}`;
  return `Checked: records found, certificate ${certificateStatus === 'Pending' ? 'on its way' : 'missing'}`;
}
