import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import type { Attack } from '../attack';
import type { Target } from '../target';
import { askAndBeRefused, send } from '../wire';

/** What a forger has: a token of their own, what it says, and, as nobody should, the key itself. */
interface Genuine {
  token: string;
  claims: JWTPayload;
  key: Uint8Array;
}

type Forger = (genuine: Genuine) => string | Promise<string>;

const question = { query: '{ currentOperator { id } }' };
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const signed = (
  { claims, key }: Genuine,
  changes: Partial<JWTPayload> = {},
  algorithm = 'HS256',
): Promise<string> =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key);

/** Any one of a token's bits, in any of its parts. */
function bitFlipped(token: string): string {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  const part = parts[Math.floor(Math.random() * parts.length)] ?? Buffer.alloc(1);
  const at = Math.floor(Math.random() * part.length);
  part[at] = (part[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
  return parts.map((bytes) => bytes.toString('base64url')).join('.');
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const byAnotherKind = ({ claims }: Genuine): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey);

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

const forgers: Readonly<Record<string, { what: string; forge: Forger }>> = {
  'tokens-without-algorithm': {
    what: 'access tokens that say they need no signature',
    forge: ({ claims }) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
  },
  'tokens-of-another-algorithm': {
    what: 'access tokens signed by another algorithm, with the key itself or with a pair of keys',
    forge: (genuine) => (Math.random() < 0.5 ? signed(genuine, {}, 'HS512') : byAnotherKind(genuine)),
  },
  'tokens-of-another-issuer': {
    what: 'access tokens that somebody else has issued, or for something else, signed with the key itself',
    forge: (genuine) =>
      signed(genuine, Math.random() < 0.5 ? { iss: 'somebody' } : { aud: 'livery-second-step' }),
  },
  'expired-tokens': {
    what: 'access tokens that ran out a second ago, signed with the key itself',
    forge: (genuine) => signed(genuine, { iat: secondsAgo(901), exp: secondsAgo(1) }),
  },
  'changed-tokens': {
    what: 'access tokens with one of their bits changed',
    forge: ({ token }) => bitFlipped(token),
  },
};

const bearing = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Forgeries say nothing unless a token that is made in the same way, with nothing wrong in it, is taken. */
async function genuineOf({ url, signingKey, attacker }: Target): Promise<Genuine> {
  const token = await attacker().token();
  const genuine = { token, claims: decodeJwt(token), key: signingKey };
  const { text } = await send(`${url}/graphql`, {
    headers: { 'content-type': 'application/json', ...bearing(await signed(genuine)) },
    body: JSON.stringify(question),
  });
  if (!text.startsWith('{"data"')) throw new Error(`A token with nothing wrong in it is refused: ${text}`);
  return genuine;
}

const attackWith = ([name, { what, forge }]: [string, (typeof forgers)[string]]): [string, Attack] => [
  name,
  {
    what,
    everyMs: 15,
    atOnce: 20,
    refusedWithinMs: 150,
    async prepare(target) {
      const genuine = await genuineOf(target);
      return {
        strike: async () =>
          askAndBeRefused(target.url, ['UNAUTHENTICATED'], {
            body: question,
            headers: bearing(await forge(genuine)),
          }),
      };
    },
  },
];

export const forgedTokens: Readonly<Record<string, Attack>> = Object.fromEntries(
  Object.entries(forgers).map(attackWith),
);
