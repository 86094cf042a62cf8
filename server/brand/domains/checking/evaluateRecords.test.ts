import type { Findings } from './queryDns';
import { evaluateRecords, pendingRecords } from './evaluateRecords';
import type { DomainConfig } from './records';

const subdomain: DomainConfig = {
  hostname: 'shop.acme.com',
  kind: 'Subdomain',
  token: 'ours',
  fallbackHost: 'acme.sites.example.net',
  addresses: [],
};
const apex: DomainConfig = { ...subdomain, hostname: 'acme.com', kind: 'Apex' };
const apexWithAddresses: DomainConfig = { ...apex, addresses: ['192.0.2.1', '192.0.2.2', '2001:DB8:0::1'] };

const ownershipValue = 'site-verification=ours';
const proxy = '104.16.1.1';

const findingsOf = (findings: Partial<Findings>): Findings => ({
  ownership: [],
  isNamedTwice: false,
  aliases: [],
  addresses: [],
  targets: ['192.0.2.1', '192.0.2.2', '2001:db8::1'],
  caa: null,
  nameServers: [],
  ...findings,
});

test('a subdomain requires a TXT and a CNAME record', () => {
  expect(pendingRecords(subdomain)).toMatchObject([
    {
      purpose: 'Ownership',
      type: 'TXT',
      name: '_site-challenge.shop.acme.com',
      value: ownershipValue,
      status: 'Pending',
    },
    { purpose: 'Routing', type: 'CNAME', name: 'shop.acme.com', value: 'acme.sites.example.net' },
  ]);
});

test("an apex domain requires the proxy's addresses, or an ALIAS if none are configured", () => {
  expect(pendingRecords(apex)).toMatchObject([{ type: 'TXT' }, { type: 'ALIAS', name: 'acme.com' }]);
  expect(pendingRecords(apexWithAddresses).map(({ type, value }) => `${type} ${value}`)).toEqual([
    `TXT ${ownershipValue}`,
    'A 192.0.2.1',
    'A 192.0.2.2',
    'AAAA 2001:db8::1',
  ]);
});

// Columns: label, configuration, findings, DNS status, status of each record.
test.each<[string, DomainConfig, Partial<Findings>, string, string[]]>([
  ['no records', subdomain, {}, 'Pending', ['Pending', 'Pending']],
  ['only the TXT record', subdomain, { ownership: [ownershipValue] }, 'Pending', ['Found', 'Pending']],
  [
    "another company's TXT record",
    subdomain,
    { ownership: ['site-verification=theirs'] },
    'Misconfigured',
    ['Mismatch', 'Pending'],
  ],
  [
    'both TXT records',
    subdomain,
    { ownership: ['site-verification=theirs', ownershipValue], aliases: ['acme.sites.example.net'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'only the CNAME record',
    subdomain,
    { aliases: ['acme.sites.example.net'], addresses: ['192.0.2.1'] },
    'Pending',
    ['Pending', 'Found'],
  ],
  [
    'a CNAME chain that ends at the fallback host',
    subdomain,
    { ownership: [ownershipValue], aliases: ['cdn.acme.com', 'acme.sites.example.net'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'a CNAME record to another host',
    subdomain,
    { ownership: [ownershipValue], aliases: ['shops.example.org'], addresses: ['198.51.100.1'] },
    'Misconfigured',
    ['Found', 'Mismatch'],
  ],
  [
    'a flattened CNAME record',
    subdomain,
    { ownership: [ownershipValue], addresses: ['192.0.2.1', '2001:db8::1'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'address records instead of a CNAME record',
    subdomain,
    { ownership: [ownershipValue], addresses: ['198.51.100.1'] },
    'Conflict',
    ['Found', 'Conflict'],
  ],
  [
    'a CDN proxy',
    subdomain,
    { ownership: [ownershipValue], addresses: [proxy] },
    'Misconfigured',
    ['Found', 'Mismatch'],
  ],
  [
    'addresses when the proxy addresses are unknown',
    subdomain,
    { ownership: [ownershipValue], addresses: ['198.51.100.1'], targets: [] },
    'Conflict',
    ['Found', 'Conflict'],
  ],
  [
    'an ALIAS',
    apex,
    { ownership: [ownershipValue], addresses: ['192.0.2.2'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'the address of a parking page',
    apex,
    { ownership: [ownershipValue], addresses: ['198.51.100.1'] },
    'Conflict',
    ['Found', 'Conflict'],
  ],
  [
    'all proxy addresses',
    apexWithAddresses,
    { ownership: [ownershipValue], addresses: ['192.0.2.1', '192.0.2.2', '2001:db8::1'] },
    'Verified',
    ['Found', 'Found', 'Found', 'Found'],
  ],
  [
    'one of the proxy addresses',
    apexWithAddresses,
    { ownership: [ownershipValue], addresses: ['192.0.2.1'] },
    'Verified',
    ['Found', 'Found', 'Mismatch', 'Pending'],
  ],
  [
    'a proxy address and another one',
    apexWithAddresses,
    { ownership: [ownershipValue], addresses: ['192.0.2.1', '198.51.100.1'] },
    'Conflict',
    ['Found', 'Found', 'Conflict', 'Pending'],
  ],
  [
    'proxy addresses and another IPv6 address',
    apexWithAddresses,
    { ownership: [ownershipValue], addresses: ['192.0.2.1', '192.0.2.2', '2001:db8:9::9'] },
    'Conflict',
    ['Found', 'Found', 'Found', 'Conflict'],
  ],
])('evaluateRecords returns the statuses for %s', (_label, config, findings, status, records) => {
  const evaluation = evaluateRecords(config, findingsOf(findings));
  expect([evaluation.status, evaluation.records.map((record) => record.status)]).toEqual([status, records]);
  expect(evaluation.status === 'Verified').toBe(evaluation.isOwned && evaluation.isRouted);
});

test('evaluateRecords lists the records to delete, without the required ones', () => {
  const { conflicts, records } = evaluateRecords(
    apexWithAddresses,
    findingsOf({ ownership: [ownershipValue], addresses: ['192.0.2.1', '198.51.100.1', '2001:db8:9::9'] }),
  );
  expect(conflicts).toEqual([
    { type: 'A', name: 'acme.com', value: '198.51.100.1' },
    { type: 'AAAA', name: 'acme.com', value: '2001:db8:9::9' },
  ]);
  expect(records[1]?.foundValues).toEqual(['192.0.2.1', '198.51.100.1']);
});

test('evaluateRecords reports a CDN proxy instead of a conflict', () => {
  expect(evaluateRecords(subdomain, findingsOf({ addresses: [proxy] }))).toMatchObject({
    conflicts: [],
    isProxied: true,
  });
});
