import type { Attack } from '../attack';
import { beRefused, sendBytes } from '../wire';

const withinMs = 150;
const lines = (...given: string[]): string => `${given.join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]): string =>
  lines('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers);

const smuggled = [
  `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  post('Content-Length: 4', 'Content-Length: 5'),
  post('Transfer-Encoding: chunked, identity'),
  lines('GET /login HTTP/1.1', 'Host: localhost', 'Host: evil.example'),
  lines('GET /login HTTP/1.1', 'Host: localhost', 'X-A: a', ' b'),
];

export const bodies: Readonly<Record<string, Attack>> = {
  smuggling: {
    what: 'requests that end in two places or name two hosts',
    everyMs: 20,
    atOnce: 20,
    refusedWithinMs: withinMs,
    async prepare({ url }) {
      let count = 0;
      return { strike: () => sendBytes(url, smuggled[count++ % smuggled.length] ?? '', [400]) };
    },
  },
  oversize: {
    what: 'bodies that say they are 5 MB, headers of 20 kB',
    everyMs: 20,
    atOnce: 20,
    refusedWithinMs: withinMs,
    async prepare({ url }) {
      const large = [post('Content-Length: 5000000'), post(`X-A: ${'a'.repeat(20_000)}`)];
      let count = 0;
      return { strike: () => sendBytes(url, large[count++ % large.length] ?? '', [413, 431]) };
    },
  },
  'unknown-hosts': {
    what: 'names that are nobody’s, each asked for once',
    everyMs: 20,
    atOnce: 20,
    refusedWithinMs: withinMs,
    prepare: async ({ url }) => ({
      strike: () =>
        beRefused(`${url}/`, [404], {
          method: 'GET',
          headers: { host: `${Math.random().toString(36).slice(2)}.example` },
        }),
    }),
  },
};
