import Fastify from 'fastify';
import { language } from '../../lib/i18n/i18n';
import { useRequestLanguage } from './requestLanguage';

const app = Fastify();
useRequestLanguage(app);
app.get('/', async () => language());
app.post('/', async () => language());
afterAll(() => app.close());

test.each([
  ['/', 'en-GB,en;q=0.9', 'en'],
  ['/', 'de-CH,fr;q=0.9', 'de'],
  ['/', 'pt-PT', 'pt-BR'],
  ['/', 'ja', 'en'],
  ['/', '*', 'en'],
  ['/', '', 'en'],
  ['/?lang=ar', 'de', 'ar'],
  ['/?lang=xx', 'de', 'de'],
])('a request for %s with Accept-Language %j is answered in %s', async (url, accepted, expected) => {
  const headers = { 'accept-language': accepted };
  expect((await app.inject({ url, headers })).body).toBe(expected);
  expect((await app.inject({ method: 'POST', url, headers, payload: { a: 1 } })).body).toBe(expected);
});
