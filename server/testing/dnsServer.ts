import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { AUTHORITATIVE_ANSWER, decode, encode, streamDecode, streamEncode, type Packet } from 'dns-packet';
import { freePort } from './freePort';

/** What a name has: `TXT`, `A`, `AAAA`, `CNAME`, `NS`, and for `CAA` whom it lets issue. */
export type Zone = Partial<Record<'A' | 'AAAA' | 'CNAME' | 'TXT' | 'NS' | 'CAA', readonly string[]>>;

export interface DnsServer {
  /** As DNS_SERVERS takes it. */
  address: string;
  /** Puts a name's records in the place of those that it had. */
  set(name: string, zone: Zone): void;
  /** From now on questions go unanswered, or are answered by an error. */
  fail(how: 'Silent' | 'ServFail' | null): void;
  /** The names that were asked for, with their types, in order: `TXT shop.acme.com`. */
  asked: string[];
  close(): Promise<void>;
}

type Answer = NonNullable<Packet['answers']>[number];

const refusedToSay = 2;
const noSuchName = 3;

function answersOf(zones: Map<string, Zone>, name: string, type: string): Answer[] {
  const zone = zones.get(name.toLowerCase()) ?? {};
  const alias = zone.CNAME?.[0];
  // As a resolver does: the alias, and what stands at its end.
  if (alias !== undefined && type !== 'CNAME') {
    return [{ name, type: 'CNAME', data: alias, ttl: 0 }, ...answersOf(zones, alias, type)];
  }
  return (zone[type as keyof Zone] ?? []).map((value): Answer => {
    if (type === 'TXT') return { name, type, data: value.match(/.{1,255}/gs) ?? [''], ttl: 0 };
    if (type === 'CAA') return { name, type, data: { flags: 0, tag: 'issue', value }, ttl: 0 };
    return { name, type: type as 'A', data: value, ttl: 0 };
  });
}

/** A DNS server on this machine that knows what it is told, over UDP and TCP. */
export async function startDnsServer(given?: number): Promise<DnsServer> {
  const port = given ?? (await freePort());
  const zones = new Map<string, Zone>();
  const asked: string[] = [];
  let failure: 'Silent' | 'ServFail' | null = null;

  function reply({ id, questions }: Packet): Packet | null {
    const [question] = questions ?? [];
    if (!question || failure === 'Silent') return null;
    const { name, type } = question;
    asked.push(`${type} ${name.toLowerCase()}`);
    const answers = failure ? [] : answersOf(zones, name, type);
    const code = failure ? refusedToSay : zones.has(name.toLowerCase()) ? 0 : noSuchName;
    return { id, type: 'response', flags: AUTHORITATIVE_ANSWER | code, questions, answers };
  }

  const udp = createSocket('udp4', (message: Buffer, { port: from, address }: RemoteInfo) => {
    const answer = reply(decode(message));
    if (answer) udp.send(encode(answer), from, address);
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');

  const tcp = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (message: Buffer) => {
      const answer = reply(streamDecode(message));
      if (answer) socket.end(streamEncode(answer));
    });
  });
  tcp.listen(port, '127.0.0.1');
  await once(tcp, 'listening');

  return {
    address: `127.0.0.1:${port}`,
    set: (name, zone) => void zones.set(name.toLowerCase(), zone),
    fail: (how) => void (failure = how),
    asked,
    async close() {
      udp.close();
      tcp.close();
      await Promise.all([once(udp, 'close'), once(tcp, 'close')]);
    },
  };
}
