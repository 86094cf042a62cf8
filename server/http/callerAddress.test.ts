import Fastify from 'fastify';
import { parseSettings } from '../settings';

const key = Buffer.alloc(32, 1).toString('base64');

/** What a caller's address is taken for, who comes from 203.0.113.7 and says this of themselves. */
async function addressOf(proxies: string, forwarded: string): Promise<string> {
  const { trustProxy } = parseSettings({ TRUST_PROXY: proxies, SIGNING_KEY: key, ENCRYPTION_KEY: key });
  const app = Fastify({ trustProxy });
  app.get('/', (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded, forwarded: `for=${forwarded}` };
  const { body } = await app.inject({ url: '/', headers, remoteAddress: '203.0.113.7' });
  await app.close();
  return body;
}

test.each([
  ['nobody is believed', 'false', '198.51.100.1', '203.0.113.7'],
  ['nobody is believed, of many', 'false', '127.0.0.1, 10.0.0.1', '203.0.113.7'],
  ['one proxy is believed', '1', '198.51.100.1', '198.51.100.1'],
  [
    'one proxy is believed, and what stands before its word is not',
    '1',
    '127.0.0.1, 198.51.100.1',
    '198.51.100.1',
  ],
  ['two are believed', '2', '127.0.0.1, 198.51.100.1, 192.0.2.1', '198.51.100.1'],
  ['those of an address are believed', '203.0.113.0/24', '127.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['those of another address are not', '192.0.2.0/24', '198.51.100.1', '203.0.113.7'],
])('%s', async (_what, proxies, forwarded, address) => {
  expect(await addressOf(proxies, forwarded)).toBe(address);
});
