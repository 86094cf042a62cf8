import { randomBytes, randomInt } from 'node:crypto';
import { badInput, type DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import type { Db, Services } from '../../platform';
import { hashWithSalt } from '../passwords/hashing';
import { countUnusedCodes, selectSalt, useRecoveryCode, useTimeStep } from './twoFactor.repository';
import { decryptSecret, isTotpFormat, timeStepOf } from './totp';

const codeCount = 10;
const halfLength = 5;
const saltBytes = 16;
// Excludes 0, 1, i, l and o, which are easily confused on paper.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const randomLetters = (): string =>
  Array.from({ length: halfLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Returns the code in lower case without spaces and hyphens, or null if it cannot be a recovery code. */
function parseRecoveryCode(typedCode: string): string | null {
  const normalizedCode = typedCode.toLowerCase().replace(/[\s-]/g, '');
  return normalizedCode.length === 2 * halfLength &&
    [...normalizedCode].every((letter) => alphabet.includes(letter))
    ? normalizedCode
    : null;
}

interface NewRecoveryCodes {
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

const maxCodeLength = 100;

/** Returns one error for every cause, so that an attacker can't tell a used code from a wrong one. */
export const wrongCodeError = (): DomainError =>
  badInput({
    code: t('Incorrect code. Enter the current code from your authenticator app or an unused recovery code.'),
  });

/** A parsed code. Recovery codes are hashed before a transaction opens, because hashing is slow. */
export type ParsedCode = { kind: 'App'; digits: string } | { kind: 'Recovery'; hash: Buffer };

type UsedCode = { kind: 'App' } | { kind: 'Recovery'; remaining: number };

/** Returns the digits of a TOTP code without whitespace, or null for any other input. */
export function parseDigits(typedCode: string): string | null {
  const digits = typedCode.slice(0, maxCodeLength).replace(/\s/g, '');
  return isTotpFormat(digits) ? digits : null;
}

/**
 * Parses a TOTP or recovery code. Returns null for any other input, and for a recovery code if the operator
 * has none.
 */
export async function parseCode(
  { database }: Services,
  companyId: string,
  operatorId: string,
  typedCode: string,
): Promise<ParsedCode | null> {
  const digits = parseDigits(typedCode);
  if (digits) return { kind: 'App', digits };
  const normalizedCode = parseRecoveryCode(typedCode.slice(0, maxCodeLength));
  if (!normalizedCode) return null;
  const salt = await database.inCompany(companyId, (db) => selectSalt(db, companyId, operatorId));
  return salt ? { kind: 'Recovery', hash: await hashWithSalt(normalizedCode, salt) } : null;
}

interface TwoFactorAccount {
  id: string;
  two_factor_secret: Buffer | null;
}

/**
 * Uses up a code, so that only one of several concurrent requests succeeds. Returns null if the code is wrong
 * or already used, or if two-factor authentication is not set up.
 */
export async function useCode(
  db: Db,
  services: Services,
  companyId: string,
  { id, two_factor_secret: encryptedSecret }: TwoFactorAccount,
  code: ParsedCode | null,
): Promise<UsedCode | null> {
  if (!code || !encryptedSecret) return null;
  if (code.kind === 'App') {
    const step = timeStepOf(decryptSecret(services, companyId, id, encryptedSecret), code.digits);
    return step !== null && (await useTimeStep(db, companyId, id, step)) ? { kind: 'App' } : null;
  }
  const isUsed = await useRecoveryCode(db, companyId, id, code.hash);
  return isUsed ? { kind: 'Recovery', remaining: await countUnusedCodes(db, companyId, id) } : null;
}
