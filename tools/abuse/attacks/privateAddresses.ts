import { createServer, type AddressInfo } from 'node:net';
import { requestGraphql } from '../../../e2e/support/operatorApi';
import type { Attack } from '../attack';
import { expectGraphqlRefusal } from '../wire';

const addDomain = 'mutation ($hostname: String!) { addCustomDomain(hostname: $hostname) { id } }';

/**
 * Loopback, private, link-local and cloud metadata addresses in many notations, and host names of local
 * networks.
 */
const addresses = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '0',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1%25lo]',
  '[fd00::1]',
  '１２７.０.０.１',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '[fd00:ec2::254]',
  'localhost',
  'LOCALHOST.',
  'printer.local',
  'db.internal',
  'metadata.google.internal',
  'router.home.arpa',
] as const;

/** A company can add 30 domains per hour, and the setup adds one valid domain. */
const addsPerCompany = 29;

/** Starts a server that the API must never contact, and counts its connections. */
async function openTrap(): Promise<{ port: number; connectionCount(): number; close(): void }> {
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, connectionCount: () => connectionCount, close: () => server.close() };
}

export const privateAddresses: Readonly<Record<string, Attack>> = {
  'private-addresses': {
    description: `custom domains that are private addresses in ${addresses.length} notations, with and without a scheme and the port of a listening server`,
    everyMs: 20,
    maxConcurrency: 20,
    refusedWithinMs: 150,
    async prepare({ url, attacker }) {
      const trap = await openTrap();
      const notations = addresses.flatMap((address) => [
        address,
        `${address}:${trap.port}`,
        `http://${address}:${trap.port}/`,
        `http://www.example.com@${address}:${trap.port}/`,
      ]);
      const tokens: string[] = [];
      while (tokens.length * addsPerCompany < notations.length) tokens.push(await attacker().token());
      await requestGraphql(url, tokens[0] ?? '', addDomain, { hostname: 'www.reachable-shop.com' });
      let count = 0;
      return {
        async attempt() {
          const index = count++ % notations.length;
          const hostname = notations[index] ?? '';
          // The first attempt of each notation must be refused as invalid. Only repeats may reach the rate
          // limit.
          const codes = count > notations.length ? ['BAD_USER_INPUT', 'RATE_LIMITED'] : ['BAD_USER_INPUT'];
          const result = await expectGraphqlRefusal(url, codes, {
            body: { query: addDomain, variables: { hostname } },
            headers: { authorization: `Bearer ${tokens[Math.floor(index / addsPerCompany)]}` },
          });
          if (trap.connectionCount() > 0) return { isRefused: false, outcome: 'CONNECTED' };
          return result.isRefused ? result : { ...result, outcome: `${result.outcome} for ${hostname}` };
        },
        end: trap.close,
      };
    },
  },
};
