import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import type { Keys } from '../keys';
import { readDownload, signDownload } from '../lib/downloadLink';
import { newId } from '../lib/ids';
import { readAccessToken, signAccessToken } from '../modules/auth/accessToken';
import { isSignedLogoLink, signLogoLink } from '../modules/branding/logoLinks';
import { readFileLink, signFileLink } from '../modules/marketing-templates/link';
import { isSignedImageQuery, signImageQuery } from '../modules/quick-guides/imageLinks';
import type { Settings } from '../settings';
import { readCandidate, signCandidate } from '../site/candidate';

type Signing = Pick<Settings, 'signingKey' | 'signingKeys'>;

const [older, newer] = [randomBytes(32), randomBytes(32)];
const settingsWith = (...keys: Keys): Signing => ({ signingKey: keys[0], signingKeys: keys });
const servicesWith = (settings: Signing) => ({ settings }) as Context['services'];
const company = newId();
const queryOf = (link: string): URLSearchParams => new URL(link, 'http://console.test').searchParams;

/** What a process signs, and whether another one believes it. */
const kinds: Record<
  string,
  {
    sign(by: Signing): string | Promise<string>;
    isBelieved(by: Signing, signed: string): boolean | Promise<boolean>;
  }
> = {
  'an access token': {
    sign: (by) =>
      signAccessToken(servicesWith(by), { companyId: company, operatorId: company, sessionId: company }),
    isBelieved: async (by, token) => (await readAccessToken(servicesWith(by), token)) !== null,
  },
  'a link to an export': {
    sign: async (by) => (await signDownload(by, 'payment-export', '/payment-exports', { company })).url,
    isBelieved: async (by, url) =>
      (await readDownload(by, 'payment-export', queryOf(url).get('token') ?? '')) !== null,
  },
  'a link to a logo': {
    sign: ({ signingKey }) => signLogoLink(signingKey, { company, kind: 'FullLogo', version: company }),
    isBelieved({ signingKeys }, url) {
      const query = queryOf(url);
      const expires = Number(query.get('expires'));
      const link = { company, kind: 'FullLogo' as const, version: company, expires };
      return isSignedLogoLink(signingKeys, link, query.get('signature') ?? '');
    },
  },
  "the query of a guide's pictures": {
    sign: ({ signingKey }) => signImageQuery(signingKey, company),
    isBelieved({ signingKeys }, text) {
      const query = new URLSearchParams(text);
      const access = { company, expires: Number(query.get('expires')) };
      return isSignedImageQuery(signingKeys, access, query.get('signature') ?? '');
    },
  },
  'a link to a marketing file': {
    sign: ({ signingKey }) =>
      signFileLink(signingKey, { company, slug: 'flyer', format: null, page: 1, words: {}, stamp: '1' }).url,
    isBelieved: ({ signingKeys }, url) => readFileLink(signingKeys, queryOf(url).get('token') ?? '') !== null,
  },
  'a look at what is not published yet': {
    sign: ({ signingKey }) =>
      signCandidate(signingKey, { companyId: company, snapshotId: company, expires: Date.now() }),
    isBelieved: ({ signingKeys }, token) => readCandidate(signingKeys, token) !== null,
  },
};

describe.each(Object.entries(kinds))('%s', (_what, { sign, isBelieved }) => {
  test.each<[title: string, keys: Keys, expected: boolean]>([
    [
      'is believed by a process that signs with a newer key and has the older one beside it',
      [newer, older],
      true,
    ],
    ['of the newer key is believed where the older one still signs', [older, newer], true],
    ['is not believed once the key that signed it is gone', [randomBytes(32)], false],
  ])('%s', async (title, keys, expected) => {
    const signed = await sign(settingsWith(title.startsWith('of the newer') ? newer : older));
    expect(await isBelieved(settingsWith(...keys), signed)).toBe(expected);
  });
});
