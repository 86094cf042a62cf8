import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';

const issuer = 'livery';
const algorithm = 'HS256';

interface TokenOptions {
  /** The purpose of the token. `verifyToken` rejects tokens of another audience. */
  audience: string;
  /** A date, or a duration from now such as `15 minutes`. */
  expires: Date | string;
  claims: JWTPayload;
}

const importedKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Imports each key once, because importing for every request is slow. */
function importKey(key: Uint8Array): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const importedKey =
    importedKeys.get(key) ??
    crypto.subtle.importKey('raw', new Uint8Array(key), hmac, false, ['sign', 'verify']);
  importedKeys.set(key, importedKey);
  return importedKey;
}

export const signToken = async (
  key: Uint8Array,
  { audience, expires, claims }: TokenOptions,
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(await importKey(key));

async function verifyWithKeys(
  keys: readonly Uint8Array[],
  audience: string,
  token: string,
): Promise<JWTPayload | null> {
  const options = { algorithms: [algorithm], issuer, audience, requiredClaims: ['exp', 'iat'] };
  for (const key of keys) {
    try {
      return (await jwtVerify(token, await importKey(key), options)).payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null;
    }
  }
  return null;
}

const maxCachedTokens = 1000;
// Caches only canonical tokens, because the verifier also accepts variants of a token with spaces, which
// could fill the cache.
const canonicalToken = /^[\w-]+\.[\w-]+\.[\w-]{43}$/;
const maxCachedTokenLength = 2000;
const verifiedTokens = new WeakMap<readonly Uint8Array[], LRUCache<string, Readonly<JWTPayload>>>();

const isExpired = ({ exp = 0 }: JWTPayload): boolean => exp <= Math.floor(new Date().getTime() / 1000);

/**
 * Returns the claims of a token, or null if it has expired or none of the keys signed it for this audience.
 * Caches verified claims, so a repeated token only needs an expiry check.
 */
export async function verifyToken(
  keys: readonly Uint8Array[],
  audience: string,
  token: string,
): Promise<Readonly<JWTPayload> | null> {
  const cache = verifiedTokens.get(keys) ?? new LRUCache({ max: maxCachedTokens });
  verifiedTokens.set(keys, cache);
  const cacheKey = `${audience} ${token}`;
  const payload = cache.get(cacheKey) ?? (await verifyWithKeys(keys, audience, token));
  if (!payload || isExpired(payload)) return null;
  if (token.length <= maxCachedTokenLength && canonicalToken.test(token)) cache.set(cacheKey, payload);
  return payload;
}
