import type { Findings } from './look';
import { judge, unseen } from './judge';
import type { Wanted } from './records';

const subdomain: Wanted = {
  hostname: 'shop.acme.com',
  kind: 'Subdomain',
  token: 'ours',
  fallbackHost: 'acme.sites.example.net',
  addresses: [],
};
const apex: Wanted = { ...subdomain, hostname: 'acme.com', kind: 'Apex' };
const fixed: Wanted = { ...apex, addresses: ['192.0.2.1', '192.0.2.2', '2001:DB8:0::1'] };

const mine = 'site-verification=ours';
const proxy = '104.16.1.1';

const found = (findings: Partial<Findings>): Findings => ({
  ownership: [],
  isNamedTwice: false,
  aliases: [],
  addresses: [],
  targets: ['192.0.2.1', '192.0.2.2', '2001:db8::1'],
  caa: null,
  nameServers: [],
  ...findings,
});

test('a subdomain needs a TXT and a CNAME record', () => {
  expect(unseen(subdomain)).toMatchObject([
    {
      purpose: 'Ownership',
      type: 'TXT',
      name: '_site-challenge.shop.acme.com',
      value: mine,
      status: 'Pending',
    },
    { purpose: 'Routing', type: 'CNAME', name: 'shop.acme.com', value: 'acme.sites.example.net' },
  ]);
});

test('a registered domain itself needs the addresses of the proxy, or an ALIAS where no setting names them', () => {
  expect(unseen(apex)).toMatchObject([{ type: 'TXT' }, { type: 'ALIAS', name: 'acme.com' }]);
  expect(unseen(fixed).map(({ type, value }) => `${type} ${value}`)).toEqual([
    `TXT ${mine}`,
    'A 192.0.2.1',
    'A 192.0.2.2',
    'AAAA 2001:db8::1',
  ]);
});

// What is wanted, what was found, how the domain stands, and each record with it.
test.each<[string, Wanted, Partial<Findings>, string, string[]]>([
  ['nothing', subdomain, {}, 'Pending', ['Pending', 'Pending']],
  ['the TXT record alone', subdomain, { ownership: [mine] }, 'Pending', ['Found', 'Pending']],
  [
    'the TXT record of somebody else',
    subdomain,
    { ownership: ['site-verification=theirs'] },
    'Misconfigured',
    ['Mismatch', 'Pending'],
  ],
  [
    'both TXT records',
    subdomain,
    { ownership: ['site-verification=theirs', mine], aliases: ['acme.sites.example.net'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'the CNAME record alone',
    subdomain,
    { aliases: ['acme.sites.example.net'], addresses: ['192.0.2.1'] },
    'Pending',
    ['Pending', 'Found'],
  ],
  [
    'a chain of names that ends here',
    subdomain,
    { ownership: [mine], aliases: ['cdn.acme.com', 'acme.sites.example.net'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'a CNAME record that leads elsewhere',
    subdomain,
    { ownership: [mine], aliases: ['shops.example.org'], addresses: ['198.51.100.1'] },
    'Misconfigured',
    ['Found', 'Mismatch'],
  ],
  [
    'an alias that shows only by where it ends',
    subdomain,
    { ownership: [mine], addresses: ['192.0.2.1', '2001:db8::1'] },
    'Verified',
    ['Found', 'Found'],
  ],
  [
    'addresses where a CNAME record should be',
    subdomain,
    { ownership: [mine], addresses: ['198.51.100.1'] },
    'Conflict',
    ['Found', 'Conflict'],
  ],
  [
    'a proxy in between',
    subdomain,
    { ownership: [mine], addresses: [proxy] },
    'Misconfigured',
    ['Found', 'Mismatch'],
  ],
  [
    'addresses, with none of our own known',
    subdomain,
    { ownership: [mine], addresses: ['198.51.100.1'], targets: [] },
    'Conflict',
    ['Found', 'Conflict'],
  ],
  ['an ALIAS', apex, { ownership: [mine], addresses: ['192.0.2.2'] }, 'Verified', ['Found', 'Found']],
  [
    'the address of a parked page',
    apex,
    { ownership: [mine], addresses: ['198.51.100.1'] },
    'Conflict',
    ['Found', 'Conflict'],
  ],
  [
    'all addresses',
    fixed,
    { ownership: [mine], addresses: ['192.0.2.1', '192.0.2.2', '2001:db8::1'] },
    'Verified',
    ['Found', 'Found', 'Found', 'Found'],
  ],
  [
    'one of the addresses',
    fixed,
    { ownership: [mine], addresses: ['192.0.2.1'] },
    'Verified',
    ['Found', 'Found', 'Mismatch', 'Pending'],
  ],
  [
    'our address beside another one',
    fixed,
    { ownership: [mine], addresses: ['192.0.2.1', '198.51.100.1'] },
    'Conflict',
    ['Found', 'Found', 'Conflict', 'Pending'],
  ],
  [
    'our address, and somebody else’s for IPv6',
    fixed,
    { ownership: [mine], addresses: ['192.0.2.1', '192.0.2.2', '2001:db8:9::9'] },
    'Conflict',
    ['Found', 'Found', 'Found', 'Conflict'],
  ],
])('%s: %#', (_title, wanted, findings, status, records) => {
  const verdict = judge(wanted, found(findings));
  expect([verdict.status, verdict.records.map((record) => record.status)]).toEqual([status, records]);
  expect(verdict.status === 'Verified').toBe(verdict.isOwned && verdict.isRouted);
});

test('the records that have to be deleted are named, and our own are not among them', () => {
  const { conflicts, records } = judge(
    fixed,
    found({ ownership: [mine], addresses: ['192.0.2.1', '198.51.100.1', '2001:db8:9::9'] }),
  );
  expect(conflicts).toEqual([
    { type: 'A', name: 'acme.com', value: '198.51.100.1' },
    { type: 'AAAA', name: 'acme.com', value: '2001:db8:9::9' },
  ]);
  expect(records[1]?.foundValues).toEqual(['192.0.2.1', '198.51.100.1']);
});

test('what a proxy answers is nothing to delete', () => {
  expect(judge(subdomain, found({ addresses: [proxy] }))).toMatchObject({ conflicts: [], isProxied: true });
});
