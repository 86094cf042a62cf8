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
  Pending: { badge: msg`DNS: waiting for records`, tone: 'blue' },
  Verified: { badge: msg`DNS: verified`, tone: 'green' },
  Conflict: { badge: msg`DNS: records in the way`, tone: 'red' },
  Misconfigured: { badge: msg`DNS: wrong records`, tone: 'amber' },
};

export const certificateLabels: Readonly<Record<DomainCertificateStatus, StatusLabel>> = {
  None: { badge: msg`Certificate: after the DNS`, tone: 'gray' },
  Pending: { badge: msg`Certificate: on its way`, tone: 'blue' },
  Issued: { badge: msg`Certificate: issued`, tone: 'green' },
  Failed: { badge: msg`Certificate: not issued`, tone: 'red' },
  Expired: { badge: msg`Certificate: expired`, tone: 'red' },
};

export const recordLabels: Readonly<Record<DomainRecordStatus, StatusLabel>> = {
  Pending: { badge: msg`Not found yet`, tone: 'blue' },
  Found: { badge: msg`Found`, tone: 'green' },
  Mismatch: { badge: msg`Another value`, tone: 'amber' },
  Conflict: { badge: msg`In conflict`, tone: 'red' },
};

export const purposeLabels = {
  Ownership: msg`Shows that the domain is yours. Keep it for as long as you use the domain.`,
  Routing: msg`Leads clients to your dashboard.`,
} as const;

/** Describes the result of a check that the operator requested. */
export function describeCheck({ dnsStatus, certificateStatus, lastCheckError, liveAt }: Domain): string {
  if (lastCheckError) return t`Could not be checked: ${lastCheckError}`;
  if (liveAt) return t`Checked: the domain works`;
  if (dnsStatus === 'Pending') return t`Checked: waiting for records`;
  if (dnsStatus === 'Conflict') return t`Checked: records in the way`;
  if (dnsStatus === 'Misconfigured') return t`Checked: wrong records`;
  return certificateStatus === 'Pending'
    ? t`Checked: records found, certificate on its way`
    : t`Checked: records found, certificate missing`;
}
