import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret with AES-256-GCM. Decryption needs the same associated data, so one stored secret cannot
 * replace another.
 */
export function encrypt(key: Buffer, secret: string, associatedData: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(
    Buffer.from(associatedData),
  );
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

export interface EncryptedColumn {
  table: string;
  column: string;
  /** The column that identifies a row within its company. */
  rowKey: string;
  associatedData(companyId: string, rowKey: string): string;
}

/**
 * Returns the secret. Throws if the value was changed, or was encrypted with another key or other associated
 * data.
 */
export function decrypt(keys: readonly Buffer[], encrypted: Buffer, associatedData: string): string {
  for (const key of keys) {
    const secret = tryDecrypt(key, encrypted, associatedData);
    if (secret !== null) return secret;
  }
  throw new Error(`None of the ${keys.length} keys decrypts the ${associatedData}.`);
}

/** Returns the secret, or null if this key cannot decrypt it. */
export function tryDecrypt(key: Buffer, encrypted: Buffer, associatedData: string): string | null {
  try {
    return decryptWithKey(key, encrypted, associatedData);
  } catch {
    return null;
  }
}

function decryptWithKey(key: Buffer, encrypted: Buffer, associatedData: string): string {
  const iv = encrypted.subarray(0, ivBytes);
  const tag = encrypted.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(associatedData))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
