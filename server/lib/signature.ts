import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Returns an HMAC-SHA-256 that proves this server wrote the text. Include the purpose in the text, so that a
 * signature is valid for only one purpose.
 */
export const signatureOf = (key: Uint8Array, text: string): string => hmac(key, text).toString('base64url');

export function isSigned(keys: readonly Uint8Array[], text: string, signature: string): boolean {
  const actual = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const expected = hmac(key, text);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
