import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { DomainCertificateStatus, DomainDnsStatus, DomainRecordStatus } from '@contract/enums';
import type { BadgeTone } from '@/ui/StatusBadge';
import type { Domain } from './customDomainApi';

interface StatusLabel {
  badge: MessageDescriptor;
  tone: BadgeTone;
}

export const dnsLabels: Readonly<Record<DomainDnsStatus, StatusLabel>> = {
  Pending: { badge: msg`DNS pending`, tone: 'blue' },
  Verified: { badge: msg`DNS verified`, tone: 'green' },
  Conflict: { badge: msg`DNS conflict`, tone: 'red' },
  Misconfigured: { badge: msg`Incorrect DNS records`, tone: 'amber' },
};

export const certificateLabels: Readonly<Record<DomainCertificateStatus, StatusLabel>> = {
  None: { badge: msg`No certificate yet`, tone: 'gray' },
  Pending: { badge: msg`Certificate pending`, tone: 'blue' },
  Issued: { badge: msg`Certificate issued`, tone: 'green' },
  Failed: { badge: msg`Certificate failed`, tone: 'red' },
  Expired: { badge: msg`Certificate expired`, tone: 'red' },
};

export const recordLabels: Readonly<Record<DomainRecordStatus, StatusLabel>> = {
  Pending: { badge: msg`Not found`, tone: 'blue' },
  Found: { badge: msg`Found`, tone: 'green' },
  Mismatch: { badge: msg`Incorrect value`, tone: 'amber' },
  Conflict: { badge: msg`Conflict`, tone: 'red' },
};

export const purposeLabels = {
  Ownership: msg`Verifies that you own the domain. Keep this record while you use the domain.`,
  Routing: msg`Points the domain to your client dashboard.`,
} as const;

/** Describes the result of a check that the operator requested. */
export function describeCheck(domain: Domain): string {
  const { displayName, dnsStatus, certificateStatus, lastCheckError, liveAt } = domain;
  if (lastCheckError) {
    return t({ message: `Check failed. ${lastCheckError}`, comment: '{lastCheckError} is a sentence' });
  }
  if (liveAt) return t`${displayName} is live`;
  if (dnsStatus === 'Pending') return t`DNS records not found yet`;
  if (dnsStatus === 'Conflict') return t`Conflicting DNS records found`;
  if (dnsStatus === 'Misconfigured') return t`Incorrect DNS records found`;
  return certificateStatus === 'Pending'
    ? t`DNS verified. The certificate is pending.`
    : t`DNS verified, but there is no certificate.`;
}
