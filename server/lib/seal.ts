import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a secret for what it is `about`: sealed for one thing, it can't be opened as another's. */
export function seal(key: Buffer, secret: string, about: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Throws for what was changed since, was sealed with another key, or is about something else. */
export function unseal(key: Buffer, sealed: Buffer, about: string): string {
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
