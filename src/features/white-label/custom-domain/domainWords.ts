import type { DomainCertificateStatus, DomainDnsStatus, DomainRecordStatus } from '@/api/schema.generated';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/custom-domain';
import type { Domain } from './customDomainApi';

interface Words {
  badge: string;
  tone: BadgeTone;
}

const dnsStates: Readonly<Record<DomainDnsStatus, string>> = {
  Pending: texts.waitingForRecords,
  Verified: texts.verified,
  Conflict: texts.recordsInTheWay,
  Misconfigured: texts.wrongRecords,
};

export const dnsWords: Readonly<Record<DomainDnsStatus, Words>> = {
  Pending: { badge: texts.dnsIs(dnsStates.Pending), tone: 'blue' },
  Verified: { badge: texts.dnsIs(dnsStates.Verified), tone: 'green' },
  Conflict: { badge: texts.dnsIs(dnsStates.Conflict), tone: 'red' },
  Misconfigured: { badge: texts.dnsIs(dnsStates.Misconfigured), tone: 'amber' },
};

export const certificateWords: Readonly<Record<DomainCertificateStatus, Words>> = {
  None: { badge: texts.certificateAfterTheDns, tone: 'gray' },
  Pending: { badge: texts.certificateOnItsWay, tone: 'blue' },
  Issued: { badge: texts.certificateIssued, tone: 'green' },
  Failed: { badge: texts.certificateNotIssued, tone: 'red' },
  Expired: { badge: texts.certificateExpired, tone: 'red' },
};

export const recordWords: Readonly<Record<DomainRecordStatus, Words>> = {
  Pending: { badge: texts.notFoundYet, tone: 'blue' },
  Found: { badge: texts.found, tone: 'green' },
  Mismatch: { badge: texts.anotherValue, tone: 'amber' },
  Conflict: { badge: texts.inConflict, tone: 'red' },
};

export const purposeWords = {
  Ownership: texts.showsThatTheDomainIsYours,
  Routing: texts.leadsClientsToYourDashboard,
} as const;

/** What a look came to, for those who asked for it. */
export function lookWords({ dnsStatus, certificateStatus, uncheckedBecause, liveAt }: Domain): string {
  if (uncheckedBecause) return texts.couldNotBeChecked(uncheckedBecause);
  if (liveAt) return texts.checkedTheDomainWorks;
  if (dnsStatus !== 'Verified') return texts.checked(dnsStates[dnsStatus]);
  return texts.checkedRecordsFoundCertificate(certificateStatus);
}
