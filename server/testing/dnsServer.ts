import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { AUTHORITATIVE_ANSWER, decode, encode, streamDecode, streamEncode, type Packet } from 'dns-packet';
import { findFreePort } from './findFreePort';

/** The records of a name. `CAA` lists the certificate authorities that may issue for it. */
export type Zone = Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT' | 'NS' | 'CAA', readonly string[]>>;

export interface DnsServer {
  /** The server's address in the format of `DNS_SERVERS`. */
  address: string;
  /** Replaces the records of a name. */
  setRecords(name: string, zone: Zone): void;
  /** Makes later queries time out or return SERVFAIL; null restores normal responses. */
  setFailure(mode: 'Silent' | 'ServFail' | null): void;
  /** The queries that got a response, in order, with their types, such as `TXT shop.acme.com`. */
  queries: string[];
  close(): Promise<void>;
}

type ResourceRecord = NonNullable<Packet['answers']>[number];

const servFail = 2;
const nxDomain = 3;

function resolveRecords(zones: Map<string, Zone>, name: string, type: string): ResourceRecord[] {
  const zone = zones.get(name.toLowerCase()) ?? {};
  const alias = zone.CNAME?.[0];
  // Follows the alias, as a resolver does.
  if (alias !== undefined && type !== 'CNAME') {
    return [{ name, type: 'CNAME', data: alias, ttl: 0 }, ...resolveRecords(zones, alias, type)];
  }
  return (zone[type as keyof Zone] ?? []).map((value): ResourceRecord => {
    if (type === 'TXT') return { name, type, data: value.match(/.{1,255}/gs) ?? [''], ttl: 0 };
    if (type === 'CAA') return { name, type, data: { flags: 0, tag: 'issue', value }, ttl: 0 };
    return { name, type: type as 'A', data: value, ttl: 0 };
  });
}

/** Starts a local DNS server over UDP and TCP that serves the configured records. */
export async function startDnsServer(requestedPort?: number): Promise<DnsServer> {
  const port = requestedPort ?? (await findFreePort());
  const zones = new Map<string, Zone>();
  const queries: string[] = [];
  let failure: 'Silent' | 'ServFail' | null = null;

  function buildResponse({ id, questions }: Packet): Packet | null {
    const [question] = questions ?? [];
    if (!question || failure === 'Silent') return null;
    const { name, type } = question;
    queries.push(`${type} ${name.toLowerCase()}`);
    const answers = failure ? [] : resolveRecords(zones, name, type);
    const code = failure ? servFail : zones.has(name.toLowerCase()) ? 0 : nxDomain;
    return { id, type: 'response', flags: AUTHORITATIVE_ANSWER | code, questions, answers };
  }

  const udp = createSocket('udp4', (message: Buffer, { port: from, address }: RemoteInfo) => {
    const response = buildResponse(decode(message));
    if (response) udp.send(encode(response), from, address);
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');

  const tcp = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (message: Buffer) => {
      const response = buildResponse(streamDecode(message));
      if (response) socket.end(streamEncode(response));
    });
  });
  tcp.listen(port, '127.0.0.1');
  await once(tcp, 'listening');

  return {
    address: `127.0.0.1:${port}`,
    setRecords: (name, zone) => void zones.set(name.toLowerCase(), zone),
    setFailure: (mode) => void (failure = mode),
    queries,
    async close() {
      udp.close();
      tcp.close();
      await Promise.all([once(udp, 'close'), once(tcp, 'close')]);
    },
  };
}
