import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, SignJWT, type JWTPayload } from 'jose';
import type { Attack } from '../attack';
import type { Target } from '../target';
import { expectGraphqlRefusal, send } from '../wire';

/** A valid token, its claims and the signing key, which a real attacker does not have. */
interface ValidToken {
  token: string;
  claims: JWTPayload;
  key: Uint8Array;
}

type Forger = (validToken: ValidToken) => string | Promise<string>;

const operatorQuery = { query: '{ currentOperator { id } }' };
const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const signToken = (
  { claims, key }: ValidToken,
  changes: Partial<JWTPayload> = {},
  algorithm = 'HS256',
): Promise<string> =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(key);

function flipRandomBit(token: string): string {
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  const part = parts[Math.floor(Math.random() * parts.length)] ?? Buffer.alloc(1);
  const index = Math.floor(Math.random() * part.length);
  part[index] = (part[index] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
  return parts.map((bytes) => bytes.toString('base64url')).join('.');
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const signWithRsa = ({ claims }: ValidToken): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey);

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

const forgers: Readonly<Record<string, { description: string; forge: Forger }>> = {
  'tokens-without-algorithm': {
    description: 'access tokens with the algorithm “none”',
    forge: ({ claims }) => `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`,
  },
  'tokens-of-another-algorithm': {
    description: 'access tokens signed with another algorithm, by the real key or an attacker’s key pair',
    forge: (validToken) =>
      Math.random() < 0.5 ? signToken(validToken, {}, 'HS512') : signWithRsa(validToken),
  },
  'tokens-of-another-issuer': {
    description: 'access tokens with another issuer or audience, signed with the real key',
    forge: (validToken) =>
      signToken(validToken, Math.random() < 0.5 ? { iss: 'attacker' } : { aud: 'livery-second-step' }),
  },
  'expired-tokens': {
    description: 'access tokens that expired a second ago, signed with the real key',
    forge: (validToken) => signToken(validToken, { iat: secondsAgo(901), exp: secondsAgo(1) }),
  },
  'changed-tokens': {
    description: 'access tokens with one changed bit',
    forge: ({ token }) => flipRandomBit(token),
  },
};

const bearerHeaders = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/**
 * Returns a valid token with its claims and the signing key. Throws if the API rejects a token signed in the
 * same way, since the forgeries would then prove nothing.
 */
async function fetchValidToken({ url, signingKey, attacker }: Target): Promise<ValidToken> {
  const token = await attacker().token();
  const validToken = { token, claims: decodeJwt(token), key: signingKey };
  const { text } = await send(`${url}/graphql`, {
    headers: { 'content-type': 'application/json', ...bearerHeaders(await signToken(validToken)) },
    body: JSON.stringify(operatorQuery),
  });
  if (!text.startsWith('{"data"')) throw new Error(`The API rejected a valid token: ${text}`);
  return validToken;
}

const toAttack = ([name, { description, forge }]: [string, (typeof forgers)[string]]): [string, Attack] => [
  name,
  {
    description,
    everyMs: 15,
    maxConcurrency: 20,
    refusedWithinMs: 150,
    async prepare(target) {
      const validToken = await fetchValidToken(target);
      return {
        attempt: async () =>
          expectGraphqlRefusal(target.url, ['UNAUTHENTICATED'], {
            body: operatorQuery,
            headers: bearerHeaders(await forge(validToken)),
          }),
      };
    },
  },
];

export const forgedTokens: Readonly<Record<string, Attack>> = Object.fromEntries(
  Object.entries(forgers).map(toAttack),
);
