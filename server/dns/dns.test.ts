import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Dns, DnsAway, makeDns } from './lookUp';
import { seeCertificate } from '../modules/domains/checking/certificate';
import { look } from '../modules/domains/checking/look';
import { readHostname } from '../modules/domains/hostname';
import { type DnsServer, startDnsServer } from '../testing/dnsServer';
import { sourcesWith } from '../testing/programSources';

describe('lookUp', () => {
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
    await expect(makeDns({ dnsServers: [gone.address] }).lookUp('all.acme.com', 'A')).rejects.toThrow(
      DnsAway,
    );
  });
});

describe('outgoing', () => {
  const own = { publicUrl: 'https://console.livery.example.net', sitesDomain: 'sites.livery.example.net' };

  test.each([
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.0.1:80',
    '0177.0.0.1',
    '017700000001',
    '0x7f.0x0.0x0.0x1',
    '0x7f000001',
    '2130706433',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fc00::1]',
    '[fe80::1]',
    '[fe80::1%25eth0]',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '１２７.0.0.1',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'ⓛocalhost',
    'api.localhost',
    'metadata.google.internal',
    'printer.local',
    'https://shop.acme.com@127.0.0.1/',
    'shop.acme.com@169.254.169.254',
    'shop.acme.com\\@127.0.0.1',
    '127.0.0.1#@shop.acme.com',
    '127.0.0.1%2eacme.com',
    '127.0.0.1\u0000.acme.com',
  ])('%j is no domain of a company', (text) => {
    const read = readHostname(text, own);
    if ('hostname' in read) expect(read.hostname).toBe('shop.acme.com');
    else expect(read.refusal).toEqual(expect.any(String));
  });

  describe('whatever the DNS says of a domain', () => {
    let ours: Server;
    let inside: Server;
    let met: string[];

    const listen = (server: Server, host: string, port: number): Promise<void> =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });

    beforeAll(async () => {
      const noting = (name: string) =>
        createServer((socket) => {
          met.push(name);
          socket.destroy();
        });
      ours = noting('ours');
      inside = noting('inside');
      await listen(ours, '127.0.0.1', 0);
      await listen(inside, '127.0.0.2', (ours.address() as AddressInfo).port);
    });

    afterAll(() => {
      ours.close();
      inside.close();
    });

    /** Names the inside from the first answer on, or after one that looks harmless. */
    const rebinding = (first: string): Dns => {
      let asked = 0;
      return {
        lookUp: async (hostname, type) => {
          if (hostname !== 'shop.acme.com' || type !== 'A') return [];
          asked += 1;
          return [asked === 1 ? first : '127.0.0.2'];
        },
      };
    };

    test.each(['127.0.0.2', '203.0.113.9'])(
      'only our own address is called, when it begins with %s',
      async (first) => {
        met = [];
        const wanted = {
          hostname: 'shop.acme.com',
          kind: 'Subdomain' as const,
          token: 'token',
          fallbackHost: 'acme.sites.livery.example.net',
          addresses: ['127.0.0.1'],
        };
        const dns = rebinding(first);
        for (let time = 0; time < 2; time += 1) {
          const { addresses, targets } = await look(dns, wanted);
          expect(addresses).toHaveLength(1);
          const { port } = ours.address() as AddressInfo;
          await seeCertificate(wanted.hostname, targets, { sitesTlsPort: port, sitesCaFile: null });
        }
        expect(met).toEqual(['ours', 'ours']);
      },
    );
  });

  const calls =
    /\bfetch\(|\bconnect\(\{|from 'node:(https|http2|dgram)'|import \{[^}]*\brequest\b[^}]*\} from 'node:http'/;

  /** Where it calls somebody, and where the address comes from. A new place is to be thought about here. */
  const callers = {
    'modules/auth/botCheck.ts': 'a setting',
    'modules/deployments/running/lookAt.ts': 'this process',
    'modules/domains/checking/certificate.ts': 'a setting, or the DNS of our own name',
  };

  test('the server calls nobody whose address a user names', () => {
    expect(sourcesWith(calls)).toEqual(Object.keys(callers).sort());
  });
});
