import type { DomainCertificateStatus, DomainDnsStatus, DomainRecordStatus } from '@contract/enums';
import type { BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/custom-domain';
import type { Domain } from './customDomainApi';

interface StatusLabel {
  badge: string;
  tone: BadgeTone;
}

const dnsStatusTexts: Readonly<Record<DomainDnsStatus, string>> = {
  Pending: texts.waitingForRecords,
  Verified: texts.verified,
  Conflict: texts.recordsInTheWay,
  Misconfigured: texts.wrongRecords,
};

export const dnsLabels: Readonly<Record<DomainDnsStatus, StatusLabel>> = {
  Pending: { badge: texts.dnsIs(dnsStatusTexts.Pending), tone: 'blue' },
  Verified: { badge: texts.dnsIs(dnsStatusTexts.Verified), tone: 'green' },
  Conflict: { badge: texts.dnsIs(dnsStatusTexts.Conflict), tone: 'red' },
  Misconfigured: { badge: texts.dnsIs(dnsStatusTexts.Misconfigured), tone: 'amber' },
};

export const certificateLabels: Readonly<Record<DomainCertificateStatus, StatusLabel>> = {
  None: { badge: texts.certificateAfterTheDns, tone: 'gray' },
  Pending: { badge: texts.certificateOnItsWay, tone: 'blue' },
  Issued: { badge: texts.certificateIssued, tone: 'green' },
  Failed: { badge: texts.certificateNotIssued, tone: 'red' },
  Expired: { badge: texts.certificateExpired, tone: 'red' },
};

export const recordLabels: Readonly<Record<DomainRecordStatus, StatusLabel>> = {
  Pending: { badge: texts.notFoundYet, tone: 'blue' },
  Found: { badge: texts.found, tone: 'green' },
  Mismatch: { badge: texts.anotherValue, tone: 'amber' },
  Conflict: { badge: texts.inConflict, tone: 'red' },
};

export const purposeLabels = {
  Ownership: texts.showsThatTheDomainIsYours,
  Routing: texts.leadsClientsToYourDashboard,
} as const;

/** Describes the result of a check that the operator requested. */
export function describeCheck({ dnsStatus, certificateStatus, lastCheckError, liveAt }: Domain): string {
  if (lastCheckError) return texts.couldNotBeChecked(lastCheckError);
  if (liveAt) return texts.checkedTheDomainWorks;
  if (dnsStatus !== 'Verified') return texts.checked(dnsStatusTexts[dnsStatus]);
  return texts.checkedRecordsFoundCertificate(certificateStatus);
}
