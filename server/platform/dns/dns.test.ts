import { type AddressInfo, createServer, type Server } from 'node:net';
import { type Dns, DnsUnavailableError, makeDns } from './dns';
import { checkCertificate, parseHostname, queryDns } from '../../brand/internals';
import { type DnsServer, startDnsServer } from '../../testing/dnsServer';
import { findSources } from '../../testing/findSources';

describe('makeDns', () => {
  let server: DnsServer;
  let dns: Dns;
  beforeAll(async () => {
    server = await startDnsServer();
    dns = makeDns({ dnsServers: [server.address] });
    server.setRecords('all.acme.com', {
      A: ['192.0.2.1', '192.0.2.2'],
      AAAA: ['2001:db8::1'],
      TXT: ['one', 'two'],
      NS: ['ns1.acme.com'],
      CAA: ['letsencrypt.org; validationmethods=dns-01', ';'],
    });
    server.setRecords('alias.acme.com', { CNAME: ['all.acme.com'] });
    server.setRecords('empty.acme.com', {});
    server.setRecords('odd.acme.com', { TXT: ['a\0b'] });
  });
  afterAll(() => server.close());
  afterEach(() => server.setFailure(null));

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
  ] as const)('resolves %s with type %s to %j', async (name, type, values) => {
    expect((await dns.resolve(name, type)).sort()).toEqual([...values].sort());
  });

  test('joins the parts of a TXT record and retries a truncated response over TCP', async () => {
    const long = Array.from({ length: 12 }, (_, at) => String(at).padStart(2, '0').repeat(100));
    server.setRecords('long.acme.com', { TXT: [...long, 'x'.repeat(600)] });
    expect((await dns.resolve('long.acme.com', 'TXT')).sort()).toEqual([...long, 'x'.repeat(600)]);
  });

  test('does not cache records', async () => {
    server.setRecords('moving.acme.com', { TXT: ['before'] });
    expect(await dns.resolve('moving.acme.com', 'TXT')).toEqual(['before']);
    server.setRecords('moving.acme.com', { TXT: ['after'] });
    expect(await dns.resolve('moving.acme.com', 'TXT')).toEqual(['after']);
  });

  test('throws DnsUnavailableError when the server fails', async () => {
    server.setFailure('ServFail');
    await expect(dns.resolve('all.acme.com', 'A')).rejects.toThrow(DnsUnavailableError);
  });

  test('throws DnsUnavailableError when the server is unreachable', async () => {
    const stoppedServer = await startDnsServer();
    await stoppedServer.close();
    await expect(
      makeDns({ dnsServers: [stoppedServer.address] }).resolve('all.acme.com', 'A'),
    ).rejects.toThrow(DnsUnavailableError);
  });
});

describe('outgoing connections', () => {
  const ownHosts = {
    publicUrl: 'https://console.livery.example.net',
    portalsDomain: 'sites.livery.example.net',
  };

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
  ])('parseHostname returns no internal host for %j', (text) => {
    const result = parseHostname(text, ownHosts);
    if ('hostname' in result) expect(result.hostname).toBe('shop.acme.com');
    else expect(result.refusal).toEqual(expect.any(String));
  });

  describe('domain check with a rebinding DNS', () => {
    let ownServer: Server;
    let internalServer: Server;
    let connections: string[];

    const listen = (server: Server, host: string, port: number): Promise<void> =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve);
      });

    beforeAll(async () => {
      const recordingServer = (name: string) =>
        createServer((socket) => {
          connections.push(name);
          socket.destroy();
        });
      ownServer = recordingServer('ours');
      internalServer = recordingServer('inside');
      await listen(ownServer, '127.0.0.1', 0);
      await listen(internalServer, '127.0.0.2', (ownServer.address() as AddressInfo).port);
    });

    afterAll(() => {
      ownServer.close();
      internalServer.close();
    });

    /** Returns a DNS stub that resolves to `first` once and then to an internal address. */
    const rebindingDns = (first: string): Dns => {
      let queryCount = 0;
      return {
        resolve: async (hostname, type) => {
          if (hostname !== 'shop.acme.com' || type !== 'A') return [];
          queryCount += 1;
          return [queryCount === 1 ? first : '127.0.0.2'];
        },
      };
    };

    test.each(['127.0.0.2', '203.0.113.9'])(
      'connects only to the configured address when DNS first returns %s',
      async (first) => {
        connections = [];
        const domain = {
          hostname: 'shop.acme.com',
          kind: 'Subdomain' as const,
          token: 'token',
          fallbackHost: 'acme.sites.livery.example.net',
          addresses: ['127.0.0.1'],
        };
        const dns = rebindingDns(first);
        for (let round = 0; round < 2; round += 1) {
          const { addresses, targets } = await queryDns(dns, domain);
          expect(addresses).toHaveLength(1);
          const { port } = ownServer.address() as AddressInfo;
          await checkCertificate(domain.hostname, targets, { portalsTlsPort: port, portalsCaFile: null });
        }
        expect(connections).toEqual(['ours', 'ours']);
      },
    );
  });

  const connectionPattern =
    /\bfetch\(|\bconnect\(\{|from 'node:(https|http2|dgram)'|import \{[^}]*\brequest\b[^}]*\} from 'node:http'/;

  /**
   * The files that open network connections, with the source of the address. Review that source before you
   * add a file.
   */
  const allowedFiles = {
    'brand/deployments/running/requestPage.ts': 'this process',
    'brand/domains/checking/certificate.ts': 'a setting, or the DNS of the platform’s host name',
    'identity/auth/botCheck.ts': 'a setting',
  };

  test('are opened only by files whose address source was reviewed', () => {
    expect(findSources(connectionPattern)).toEqual(Object.keys(allowedFiles).sort());
  });
});
