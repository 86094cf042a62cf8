import { createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readDownload, signDownload } from '../platform';
import { verifyToken, signToken } from './signedToken';

const key = randomBytes(32);
const keys = [key];
const audience = 'livery-console';
const claims = { sub: 'test-user' };
const expires = '5 minutes';

afterEach(() => jest.useRealTimers());

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const validPayload = { ...claims, iss: 'livery', aud: audience, iat: now, exp: now + 300 };

function forge(
  header: object,
  payload: object = validPayload,
  hash = 'sha256',
  secret: Uint8Array = key,
): string {
  const body = `${encoded(header)}.${encoded(payload)}`;
  return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
}

const attackerKeyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const attackerKey = randomBytes(32);
const jwk = { kty: 'oct', k: attackerKey.toString('base64url'), alg: 'HS256' };

function signWithAttackerKey(header: object): string {
  const body = `${encoded({ alg: 'RS256', ...header })}.${encoded(validPayload)}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(attackerKeyPair.privateKey, 'base64url')}`;
}

test('verifyToken accepts a valid token created by `forge`', async () => {
  expect(await verifyToken(keys, audience, forge({ alg: 'HS256', typ: 'JWT' }))).toMatchObject(claims);
});

test.each<[string, () => string]>([
  ['no algorithm', () => `${encoded({ alg: 'none' })}.${encoded(validPayload)}.`],
  ['no algorithm, in capitals', () => `${encoded({ alg: 'NONE' })}.${encoded(validPayload)}.`],
  ['no algorithm, and a signature', () => forge({ alg: 'none' })],
  ['no header', () => forge({})],
  ['an algorithm in lower case', () => forge({ alg: 'hs256' })],
  ['another hash and the right key', () => forge({ alg: 'HS512' }, validPayload, 'sha512')],
  ['an asymmetric algorithm and an HMAC signature', () => forge({ alg: 'RS256' })],
  [
    'an embedded public key',
    () => signWithAttackerKey({ jwk: attackerKeyPair.publicKey.export({ format: 'jwk' }) }),
  ],
  ['an embedded secret key', () => forge({ alg: 'HS256', jwk }, validPayload, 'sha256', attackerKey)],
  [
    'an external key URL',
    () => forge({ alg: 'HS256', jku: 'https://evil.test/keys' }, validPayload, 'sha256', attackerKey),
  ],
  [
    'a file path as key ID',
    () => forge({ alg: 'HS256', kid: '../../../dev/null' }, validPayload, 'sha256', Buffer.alloc(0)),
  ],
  [
    'an SQL injection as key ID',
    () => forge({ alg: 'HS256', kid: "' union select 'a" }, validPayload, 'sha256', Buffer.from('a')),
  ],
  ['an empty key', () => forge({ alg: 'HS256' }, validPayload, 'sha256', Buffer.alloc(0))],
  ['an unsupported critical header', () => forge({ alg: 'HS256', crit: ['exp'], exp: now + 300 })],
  ['unencoded claims', () => forge({ alg: 'HS256', b64: false, crit: ['b64'] })],
  ['another issuer', () => forge({ alg: 'HS256' }, { ...validPayload, iss: 'attacker' })],
  ['several issuers', () => forge({ alg: 'HS256' }, { ...validPayload, iss: ['livery'] })],
  ['another audience', () => forge({ alg: 'HS256' }, { ...validPayload, aud: 'livery-second-step' })],
  ['no audience', () => forge({ alg: 'HS256' }, { ...validPayload, aud: undefined })],
  ['a start in the future', () => forge({ alg: 'HS256' }, { ...validPayload, nbf: now + 60 })],
  ['an expiry in the past', () => forge({ alg: 'HS256' }, { ...validPayload, exp: now - 1 })],
  ['an expiry as a string', () => forge({ alg: 'HS256' }, { ...validPayload, exp: '2999' })],
  ['no expiry', () => forge({ alg: 'HS256' }, { ...validPayload, exp: undefined })],
  ['no issue time', () => forge({ alg: 'HS256' }, { ...validPayload, iat: undefined })],
  ['claims that are an array', () => forge({ alg: 'HS256' }, [validPayload])],
  ['no claims', () => `${encoded({ alg: 'HS256' })}..`],
  ['five parts', () => `${forge({ alg: 'HS256' })}.a.b`],
  ['JSON serialization', () => JSON.stringify({ payload: encoded(validPayload), signatures: [] })],
  ['leading white space', () => ` ${forge({ alg: 'HS256' })}`],
  ['a trailing NUL', () => `${forge({ alg: 'HS256' })}\0`],
  ['a signature of ten megabytes', () => `${forge({ alg: 'HS256' })}.${'x'.repeat(10_000_000)}`],
])('verifyToken rejects a token with %s', async (_name, createToken) => {
  expect(await verifyToken(keys, audience, createToken())).toBeNull();
});

test('verifyToken rejects a token with any bit changed', async () => {
  const token = await signToken(key, { audience, expires, claims });
  expect(await verifyToken(keys, audience, token)).toMatchObject(claims);
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  for (const [partIndex, part] of parts.entries()) {
    for (let bit = 0; bit < part.length * 8; bit += 1) {
      const changed = Buffer.from(part);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const forged = parts.map((bytes, index) =>
        (index === partIndex ? changed : bytes).toString('base64url'),
      );
      expect(await verifyToken(keys, audience, forged.join('.'))).toBeNull();
    }
  }
});

test('verifyToken rejects a previously accepted token after it expires, and with another key', async () => {
  const token = await signToken(key, { audience, expires, claims });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await verifyToken(keys, audience, token)).toMatchObject(claims);
    expect(await verifyToken([attackerKey], audience, token)).toBeNull();
  }
  jest.useFakeTimers({
    now: Date.now() + 5 * 60_000,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  expect(await verifyToken(keys, audience, token)).toBeNull();
});

test('verifyToken and readDownload accept a token only for its own purpose', async () => {
  const purposes = ['payment-export', 'audit-export', 'payment-document', 'company-export'] as const;
  const audiences = ['livery-console', 'livery-second-step'];
  const settings = { signingKey: key, signingKeys: keys as [Buffer] };
  const links = await Promise.all(purposes.map((purpose) => signDownload(settings, purpose, '/a', claims)));
  const tokens = [
    ...(await Promise.all(
      audiences.map((tokenAudience) => signToken(key, { audience: tokenAudience, expires, claims })),
    )),
    ...links.map(({ url }) => new URLSearchParams(url.slice(url.indexOf('?'))).get('token') ?? ''),
  ];
  for (const [index, token] of tokens.entries()) {
    const readAs = [
      ...(await Promise.all(audiences.map((tokenAudience) => verifyToken(keys, tokenAudience, token)))),
      ...(await Promise.all(purposes.map((purpose) => readDownload(settings, purpose, token)))),
    ];
    expect(readAs.map((read) => read !== null)).toEqual(
      tokens.map((_token, otherIndex) => otherIndex === index),
    );
  }
});
