import Fastify from 'fastify';
import { language, locale } from '../../lib/i18n/i18n';
import { useRequestLanguage } from './requestLanguage';

const app = Fastify();
useRequestLanguage(app);
app.get('/', async () => [language(), locale()]);
app.post('/', async () => [language(), locale()]);
afterAll(() => app.close());

test.each([
  ['/', 'en-GB,en;q=0.9', 'en', 'en-GB'],
  ['/', 'de-CH,fr;q=0.9', 'de', 'de-CH'],
  ['/', 'fr-FR,en-US;q=0.9', 'fr', 'fr-FR'],
  ['/', 'ar-EG-u-ca-islamic-nu-arab', 'ar', 'ar-EG'],
  ['/', 'pt-PT', 'pt-BR', 'pt-PT'],
  ['/', 'en-!!', 'en', 'en'],
  ['/', 'en-ZZ', 'en', 'en'],
  ['/', `de-${'x'.repeat(5000)}`, 'de', 'de'],
  ['/', 'ja', 'en', 'en'],
  ['/', 'ja-JP,en-GB;q=0.9', 'en', 'en-GB'],
  ['/', '*', 'en', 'en'],
  ['/', '', 'en', 'en'],
  ['/?lang=ar', 'de', 'ar', 'ar'],
  ['/?lang=es-MX', 'de', 'es', 'es-MX'],
  ['/?lang=xx', 'de', 'de', 'de'],
  ['/?lang=fr&lang=es', 'de', 'de', 'de'],
  [`/?lang=es-${'x'.repeat(5000)}`, 'de', 'es', 'es'],
])(
  'a request for %s with Accept-Language %j is answered in %s for %s',
  async (url, accepted, ...expected) => {
    const headers = { 'accept-language': accepted };
    expect((await app.inject({ url, headers })).json()).toEqual(expected);
    expect((await app.inject({ method: 'POST', url, headers, payload: { a: 1 } })).json()).toEqual(expected);
  },
);
