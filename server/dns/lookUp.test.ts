import { startDnsServer, type DnsServer } from '../testing/dnsServer';
import { DnsAway, makeDns, type Dns } from './lookUp';

let server: DnsServer;
let dns: Dns;
beforeAll(async () => {
  server = await startDnsServer();
  dns = makeDns({ dnsServers: [server.address] });
  server.set('all.acme.com', {
    A: ['192.0.2.1', '192.0.2.2'],
    AAAA: ['2001:db8::1'],
    TXT: ['one', 'two'],
    NS: ['ns1.acme.com'],
    CAA: ['letsencrypt.org; validationmethods=dns-01', ';'],
  });
  server.set('alias.acme.com', { CNAME: ['all.acme.com'] });
  server.set('empty.acme.com', {});
  server.set('odd.acme.com', { TXT: ['a\0b'] });
});
afterAll(() => server.close());
afterEach(() => server.fail(null));

test.each([
  ['all.acme.com', 'A', ['192.0.2.1', '192.0.2.2']],
  ['all.acme.com', 'AAAA', ['2001:db8::1']],
  ['all.acme.com', 'TXT', ['one', 'two']],
  ['all.acme.com', 'NS', ['ns1.acme.com']],
  ['all.acme.com', 'CAA', ['letsencrypt.org', '']],
  ['alias.acme.com', 'CNAME', ['all.acme.com']],
  ['alias.acme.com', 'A', ['192.0.2.1', '192.0.2.2']],
  ['empty.acme.com', 'TXT', []],
  ['odd.acme.com', 'TXT', ['ab']],
  ['nowhere.acme.com', 'A', []],
] as const)('%s has as %s: %j', async (name, type, values) => {
  expect((await dns.lookUp(name, type)).sort()).toEqual([...values].sort());
});

test('what comes in pieces is one text, and what is too long for UDP comes over TCP', async () => {
  const long = Array.from({ length: 12 }, (_, at) => String(at).padStart(2, '0').repeat(100));
  server.set('long.acme.com', { TXT: [...long, 'x'.repeat(600)] });
  expect((await dns.lookUp('long.acme.com', 'TXT')).sort()).toEqual([...long, 'x'.repeat(600)]);
});

test('a change is seen at once', async () => {
  server.set('moving.acme.com', { TXT: ['before'] });
  expect(await dns.lookUp('moving.acme.com', 'TXT')).toEqual(['before']);
  server.set('moving.acme.com', { TXT: ['after'] });
  expect(await dns.lookUp('moving.acme.com', 'TXT')).toEqual(['after']);
});

test('a server that fails says nothing about a name', async () => {
  server.fail('ServFail');
  await expect(dns.lookUp('all.acme.com', 'A')).rejects.toThrow(DnsAway);
});

test('a server that is not there says nothing about a name', async () => {
  const gone = await startDnsServer();
  await gone.close();
  await expect(makeDns({ dnsServers: [gone.address] }).lookUp('all.acme.com', 'A')).rejects.toThrow(DnsAway);
});
