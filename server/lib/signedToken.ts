import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Lru } from './lru';

const issuer = 'livery';
const algorithm = 'HS256';

interface Signed {
  /** What the token is for: none serves as another. */
  audience: string;
  /** A moment, or a time from now such as `15 minutes`. */
  expires: Date | string;
  claims: JWTPayload;
}

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** As what signs and verifies takes it: made once, and not for each request. */
function usable(key: Uint8Array): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const importing =
    imported.get(key) ?? crypto.subtle.importKey('raw', new Uint8Array(key), hmac, false, ['sign', 'verify']);
  imported.set(key, importing);
  return importing;
}

/** A JWT of this server's. */
export const signToken = async (key: Uint8Array, { audience, expires, claims }: Signed): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await usable(key));

async function verifiedBy(
  keys: readonly Uint8Array[],
  audience: string,
  token: string,
): Promise<JWTPayload | null> {
  const required = { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp', 'iat'] };
  for (const key of keys) {
    try {
      return (await jwtVerify(token, await usable(key), required)).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null;
    }
  }
  return null;
}

const tokensKept = 1000;
// As they are issued: read kindly, a token may be written with any number of spaces.
const ownSpelling = /^[\w-]+\.[\w-]+\.[\w-]{43}$/;
const longestKept = 2000;
const verified = new WeakMap<readonly Uint8Array[], Lru<string, Readonly<JWTPayload>>>();

const isOver = ({ exp = 0 }: JWTPayload): boolean => exp <= Math.floor(new Date().getTime() / 1000);

/**
 * What a token says; null for whatever none of the keys signed for this audience, and for what has run out. Of a token
 * that comes again with each request nothing but the time can change, so its signature is looked at once.
 */
export async function readToken(
  keys: readonly Uint8Array[],
  audience: string,
  token: string,
): Promise<Readonly<JWTPayload> | null> {
  const known = verified.get(keys) ?? new Lru(tokensKept);
  verified.set(keys, known);
  const name = `${audience} ${token}`;
  const says = known.get(name) ?? (await verifiedBy(keys, audience, token));
  if (!says || isOver(says)) return null;
  if (token.length <= longestKept && ownSpelling.test(token)) known.set(name, says);
  return says;
}
