import { createHmac, timingSafeEqual } from 'node:crypto';

const bytesOf = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Shows that this server wrote the text. What a text is for has to stand in it, so that none serves as another. */
export const signatureOf = (key: Uint8Array, text: string): string =>
  bytesOf(key, text).toString('base64url');

/** Whether one of the keys signed the text. */
export function isSigned(keys: readonly Uint8Array[], text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  return keys.some((key) => {
    const wanted = bytesOf(key, text);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
