import type { Attack } from '../attack';
import { expectRefusal, sendBytes } from '../wire';

const maxRefusalMs = 150;
const rawRequest = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const post = (...headers: string[]): string =>
  rawRequest('POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers);

const smugglingRequests = [
  `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  post('Content-Length: 4', 'Content-Length: 5'),
  post('Transfer-Encoding: chunked, identity'),
  rawRequest('GET /login HTTP/1.1', 'Host: localhost', 'Host: evil.example'),
  rawRequest('GET /login HTTP/1.1', 'Host: localhost', 'X-A: a', ' b'),
];

export const bodies: Readonly<Record<string, Attack>> = {
  smuggling: {
    description: 'requests with ambiguous length or two Host headers',
    everyMs: 20,
    maxConcurrency: 20,
    refusedWithinMs: maxRefusalMs,
    async prepare({ url }) {
      let count = 0;
      return {
        attempt: () => sendBytes(url, smugglingRequests[count++ % smugglingRequests.length] ?? '', [400]),
      };
    },
  },
  oversize: {
    description: 'requests with a Content-Length of 5 MB or 20 kB of headers',
    everyMs: 20,
    maxConcurrency: 20,
    refusedWithinMs: maxRefusalMs,
    async prepare({ url }) {
      const oversizeRequests = [post('Content-Length: 5000000'), post(`X-A: ${'a'.repeat(20_000)}`)];
      let count = 0;
      return {
        attempt: () => sendBytes(url, oversizeRequests[count++ % oversizeRequests.length] ?? '', [413, 431]),
      };
    },
  },
  'unknown-hosts': {
    description: 'requests for unknown host names, each used once',
    everyMs: 20,
    maxConcurrency: 20,
    refusedWithinMs: maxRefusalMs,
    prepare: async ({ url }) => ({
      attempt: () =>
        expectRefusal(`${url}/`, [404], {
          method: 'GET',
          headers: { host: `${Math.random().toString(36).slice(2)}.example` },
        }),
    }),
  },
};
