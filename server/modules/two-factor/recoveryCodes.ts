import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from '../auth/hashing';

const count = 10;
const half = 5;
const saltBytes = 16;
// Without those that are taken for one another when they are read from paper.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const letters = (): string =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Null for what was never such a code; however it was written down, with spaces or without the dash. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  return plain.length === 2 * half && [...plain].every((letter) => alphabet.includes(letter)) ? plain : null;
}

export interface NewRecoveryCodes {
  /** As they are shown, once. */
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/** Ten codes, hashed before a transaction is open: that takes a while. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(saltBytes);
  const codes = new Set<string>();
  while (codes.size < count) codes.add(`${letters()}-${letters()}`);
  const hashes = await Promise.all([...codes].map((code) => hashWithSalt(code.replace('-', ''), salt)));
  return { codes: [...codes], salt, hashes };
}
