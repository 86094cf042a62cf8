import { createServer, type AddressInfo } from 'node:net';
import { requestGraphql } from '../../../e2e/support/operatorApi';
import type { Attack } from '../attack';
import { askAndBeRefused } from '../wire';

const add = 'mutation ($hostname: String!) { addCustomDomain(hostname: $hostname) { id } }';

/** The addresses of this machine, of its networks and of the clouds' own, in every notation that somebody reads. */
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

/** A company can add 30 domains an hour, and the first one adds a valid domain. */
const addsPerCompany = 29;

/** Somebody who is never to be spoken to: counts who comes all the same. */
async function openSnare(): Promise<{ port: number; caught(): number; close(): void }> {
  let caught = 0;
  const server = createServer((socket) => {
    caught += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, caught: () => caught, close: () => server.close() };
}

export const privateAddresses: Readonly<Record<string, Attack>> = {
  'private-addresses': {
    what: `domains that are addresses within, in ${addresses.length} notations, with and without a scheme and a port where somebody listens`,
    everyMs: 20,
    atOnce: 20,
    refusedWithinMs: 150,
    async prepare({ url, attacker }) {
      const snare = await openSnare();
      const notations = addresses.flatMap((address) => [
        address,
        `${address}:${snare.port}`,
        `http://${address}:${snare.port}/`,
        `http://www.example.com@${address}:${snare.port}/`,
      ]);
      const tokens: string[] = [];
      while (tokens.length * addsPerCompany < notations.length) tokens.push(await attacker().token());
      await requestGraphql(url, tokens[0] ?? '', add, { hostname: 'www.reachable-shop.com' });
      let count = 0;
      return {
        async strike() {
          const at = count++ % notations.length;
          const hostname = notations[at] ?? '';
          // Every notation is looked at once: the limit refuses those that are tried again.
          const codes = count > notations.length ? ['BAD_USER_INPUT', 'RATE_LIMITED'] : ['BAD_USER_INPUT'];
          const refusal = await askAndBeRefused(url, codes, {
            body: { query: add, variables: { hostname } },
            headers: { authorization: `Bearer ${tokens[Math.floor(at / addsPerCompany)]}` },
          });
          if (snare.caught() > 0) return { isRefused: false, how: 'SPOKEN TO' };
          return refusal.isRefused ? refusal : { ...refusal, how: `${refusal.how} for ${hostname}` };
        },
        end: snare.close,
      };
    },
  },
};
