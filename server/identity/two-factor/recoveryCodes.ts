import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from '../passwords/hashing';

const codeCount = 10;
const halfLength = 5;
const saltBytes = 16;
// Excludes 0, 1, i, l and o, which are easily confused on paper.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const randomLetters = (): string =>
  Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns the code in lower case without spaces and hyphens, or null if it cannot be a recovery code. */
export function parseRecoveryCode(typedCode: string): string | null {
  const normalizedCode = typedCode.toLowerCase().replace(/[\s-]/g, '');
  return normalizedCode.length === 2 * halfLength &&
    [...normalizedCode].every((letter) => alphabet.includes(letter))
    ? normalizedCode
    : null;
}

export interface NewRecoveryCodes {
  /** The codes in plain text, which the operator sees only once. */
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/** Creates ten recovery codes. Call it before a transaction opens, because hashing is slow. */
export async function createRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(saltBytes);
  const codes = new Set<string>();
  while (codes.size < codeCount) codes.add(`${randomLetters()}-${randomLetters()}`);
  const hashes = await Promise.all([...codes].map((code) => hashWithSalt(code.replace('-', ''), salt)));
  return { codes: [...codes], salt, hashes };
}
