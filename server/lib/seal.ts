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

/** A column of a tenant table in which each row holds a secret of its own, sealed. */
export interface SealedColumn {
  table: string;
  column: string;
  /** What tells the rows of one company apart. */
  rowKey: string;
  about(companyId: string, rowKey: string): string;
}

/** Throws for what was changed since, was sealed with none of the keys, or is about something else. */
export function unseal(keys: readonly Buffer[], sealed: Buffer, about: string): string {
  for (const key of keys) {
    const secret = unsealWith(key, sealed, about);
    if (secret !== null) return secret;
  }
  throw new Error(`None of the ${keys.length} keys given opens the ${about}.`);
}

/** Null where this key did not seal it. */
export function unsealWith(key: Buffer, sealed: Buffer, about: string): string | null {
  try {
    return decrypt(key, sealed, about);
  } catch {
    return null;
  }
}

function decrypt(key: Buffer, sealed: Buffer, about: string): string {
  const iv = sealed.subarray(0, ivBytes);
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
