import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readDownload, signDownload } from './downloadLink';
import { readToken, signToken } from './signedToken';

const key = randomBytes(32);
const keys = [key];
const audience = 'livery-console';
const claims = { sub: 'somebody' };
const expires = '5 minutes';

afterEach(() => jest.useRealTimers());

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const whole = { ...claims, iss: 'livery', aud: audience, iat: now, exp: now + 300 };

/** With whatever header and claims, signed as the header says. */
function forge(header: object, payload: object = whole, hash = 'sha256', by: Uint8Array = key): string {
  const body = `${encoded(header)}.${encoded(payload)}`;
  return `${body}.${createHmac(hash, by).update(body).digest('base64url')}`;
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const attackers = randomBytes(32);
const jwk = { kty: 'oct', k: attackers.toString('base64url'), alg: 'HS256' };

function signedByOwnKey(header: object): string {
  const body = `${encoded({ alg: 'RS256', ...header })}.${encoded(whole)}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(own.privateKey, 'base64url')}`;
}

test('what is forged here is read where nothing is wrong with it', async () => {
  expect(await readToken(keys, audience, forge({ alg: 'HS256', typ: 'JWT' }))).toMatchObject(claims);
});

test.each<[string, () => string]>([
  ['no algorithm', () => `${encoded({ alg: 'none' })}.${encoded(whole)}.`],
  ['no algorithm, in capitals', () => `${encoded({ alg: 'NONE' })}.${encoded(whole)}.`],
  ['no algorithm, and a signature', () => forge({ alg: 'none' })],
  ['no header', () => forge({})],
  ['an algorithm in other letters', () => forge({ alg: 'hs256' })],
  ['a longer hash of the right key', () => forge({ alg: 'HS512' }, whole, 'sha512')],
  ['an algorithm of two keys, and the hash of one', () => forge({ alg: 'RS256' })],
  ['a key of its own, public', () => signedByOwnKey({ jwk: own.publicKey.export({ format: 'jwk' }) })],
  ['a key of its own, secret', () => forge({ alg: 'HS256', jwk }, whole, 'sha256', attackers)],
  [
    'a key from elsewhere',
    () => forge({ alg: 'HS256', jku: 'https://evil.test/keys' }, whole, 'sha256', attackers),
  ],
  [
    'a key by a path',
    () => forge({ alg: 'HS256', kid: '../../../dev/null' }, whole, 'sha256', Buffer.alloc(0)),
  ],
  [
    'a key by a query',
    () => forge({ alg: 'HS256', kid: "' union select 'a" }, whole, 'sha256', Buffer.from('a')),
  ],
  ['an empty key', () => forge({ alg: 'HS256' }, whole, 'sha256', Buffer.alloc(0))],
  ['something that has to be understood', () => forge({ alg: 'HS256', crit: ['exp'], exp: now + 300 })],
  ['claims that are not encoded', () => forge({ alg: 'HS256', b64: false, crit: ['b64'] })],
  ['another issuer', () => forge({ alg: 'HS256' }, { ...whole, iss: 'somebody' })],
  ['several issuers', () => forge({ alg: 'HS256' }, { ...whole, iss: ['livery'] })],
  ['another audience', () => forge({ alg: 'HS256' }, { ...whole, aud: 'livery-second-step' })],
  ['no audience', () => forge({ alg: 'HS256' }, { ...whole, aud: undefined })],
  ['a time that has not come', () => forge({ alg: 'HS256' }, { ...whole, nbf: now + 60 })],
  ['an end that is past', () => forge({ alg: 'HS256' }, { ...whole, exp: now - 1 })],
  ['an end in words', () => forge({ alg: 'HS256' }, { ...whole, exp: '2999' })],
  ['no end', () => forge({ alg: 'HS256' }, { ...whole, exp: undefined })],
  ['no beginning', () => forge({ alg: 'HS256' }, { ...whole, iat: undefined })],
  ['claims that are a list', () => forge({ alg: 'HS256' }, [whole])],
  ['no claims', () => `${encoded({ alg: 'HS256' })}..`],
  ['five parts', () => `${forge({ alg: 'HS256' })}.a.b`],
  ['as an object', () => JSON.stringify({ payload: encoded(whole), signatures: [] })],
  ['white space', () => ` ${forge({ alg: 'HS256' })}`],
  ['a NUL', () => `${forge({ alg: 'HS256' })}\0`],
  ['ten megabytes', () => `${forge({ alg: 'HS256' })}.${'x'.repeat(10_000_000)}`],
])('a token with %s says nothing', async (_what, make) => {
  expect(await readToken(keys, audience, make())).toBeNull();
});

test('a token with any of its bits changed says nothing', async () => {
  const token = await signToken(key, { audience, expires, claims });
  expect(await readToken(keys, audience, token)).toMatchObject(claims);
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  for (const [which, part] of parts.entries()) {
    for (let bit = 0; bit < part.length * 8; bit += 1) {
      const changed = Buffer.from(part);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const forged = parts.map((bytes, index) => (index === which ? changed : bytes).toString('base64url'));
      expect(await readToken(keys, audience, forged.join('.'))).toBeNull();
    }
  }
});

test('a token that was read before says nothing once it has run out, and nothing to those with other keys', async () => {
  const token = await signToken(key, { audience, expires, claims });
  for (let time = 0; time < 2; time += 1) {
    expect(await readToken(keys, audience, token)).toMatchObject(claims);
    expect(await readToken([attackers], audience, token)).toBeNull();
  }
  jest.useFakeTimers({
    now: Date.now() + 5 * 60_000,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  expect(await readToken(keys, audience, token)).toBeNull();
});

test('no token serves as another, whatever it was made for', async () => {
  const purposes = ['payment-export', 'audit-export', 'payment-document', 'company-export'] as const;
  const audiences = ['livery-console', 'livery-second-step'];
  const settings = { signingKey: key, signingKeys: keys as [Buffer] };
  const links = await Promise.all(purposes.map((purpose) => signDownload(settings, purpose, '/a', claims)));
  const tokens = [
    ...(await Promise.all(audiences.map((each) => signToken(key, { audience: each, expires, claims })))),
    ...links.map(({ url }) => new URLSearchParams(url.slice(url.indexOf('?'))).get('token') ?? ''),
  ];
  for (const [index, token] of tokens.entries()) {
    const readAs = [
      ...(await Promise.all(audiences.map((each) => readToken(keys, each, token)))),
      ...(await Promise.all(purposes.map((purpose) => readDownload(settings, purpose, token)))),
    ];
    expect(readAs.map((read) => read !== null)).toEqual(tokens.map((_token, other) => other === index));
  }
});
