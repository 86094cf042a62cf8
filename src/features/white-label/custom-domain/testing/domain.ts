import type { Domain, DomainSetup } from '../customDomainApi';

/** Returns a domain that was just added, with `overrides`. */
export const domainWith = (overrides: Partial<Domain> = {}): Domain => ({
  id: 'd1',
  hostname: 'shop.acme.com',
  displayName: 'shop.acme.com',
  kind: 'Subdomain',
  dnsStatus: 'Pending',
  certificateStatus: 'None',
  records: [
    {
      purpose: 'Ownership',
      type: 'TXT',
      name: '_site-challenge.shop.acme.com',
      shortName: '_site-challenge.shop',
      value: 'site-verification=abc',
      ttl: 3600,
      status: 'Pending',
      foundValues: [],
    },
    {
      purpose: 'Routing',
      type: 'CNAME',
      name: 'shop.acme.com',
      shortName: 'shop',
      value: 'acme.sites.example.net',
      ttl: 3600,
      status: 'Pending',
      foundValues: [],
    },
  ],
  conflicts: [],
  hints: [],
  problem: null,
  lastCheckError: null,
  provider: null,
  steps: [
    {
      name: 'Added',
      status: 'Succeeded',
      message: null,
      startedAt: null,
      finishedAt: '2026-11-21T10:00:00Z',
    },
    { name: 'Dns', status: 'Running', message: null, startedAt: '2026-11-21T10:00:00Z', finishedAt: null },
    { name: 'Certificate', status: 'Waiting', message: null, startedAt: null, finishedAt: null },
    { name: 'Live', status: 'Waiting', message: null, startedAt: null, finishedAt: null },
  ],
  lastCheckedAt: null,
  nextCheckAt: '2026-11-21T10:01:00Z',
  checkCount: 0,
  verificationDeadline: '2026-12-21T10:00:00Z',
  verificationFailedAt: null,
  verifiedAt: null,
  liveAt: null,
  certificateExpiresAt: null,
  isPrimary: false,
  instructionsSentTo: null,
  instructionsSentAt: null,
  addedByName: 'Ada Admin',
  createdAt: '2026-11-21T10:00:00Z',
  ...overrides,
});

export const liveDomain = (overrides: Partial<Domain> = {}): Domain => {
  const { records, steps } = domainWith();
  const finishedAt = '2026-11-21T10:05:00Z';
  return domainWith({
    dnsStatus: 'Verified',
    certificateStatus: 'Issued',
    records: records.map((record) => ({ ...record, status: 'Found', foundValues: [record.value] })),
    steps: steps.map((step) => ({ ...step, status: 'Succeeded', finishedAt })),
    lastCheckedAt: finishedAt,
    verificationDeadline: null,
    verifiedAt: finishedAt,
    liveAt: finishedAt,
    certificateExpiresAt: '2027-02-19T10:05:00Z',
    ...overrides,
  });
};

export const setupWith = (domains: Domain[], overrides: Partial<DomainSetup> = {}): DomainSetup => ({
  domains,
  limit: 3,
  fallbackHost: 'acme.sites.example.net',
  redirectToPrimary: true,
  ...overrides,
});
