import type { Db, Services } from '../../platform';
import { badInput, type DomainError } from '../../lib/errors';
import { hashWithSalt } from '../passwords/hashing';
import { parseRecoveryCode } from './recoveryCodes';
import { countUnusedCodes, selectSalt, useRecoveryCode } from './recoveryCodes.repository';
import { useTimeStep } from './twoFactor.repository';
import { isTotpFormat, timeStepOf, decryptSecret } from './totp';

const maxCodeLength = 100;

/** Returns one error for every cause, so that an attacker can't tell a used code from a wrong one. */
export const wrongCodeError = (): DomainError =>
  badInput({
    code: 'This code does not work. Enter the one that your authenticator app shows now, or a recovery code that you have not used.',
  });

/** A parsed code. Recovery codes are hashed before a transaction opens, because hashing is slow. */
export type ParsedCode = { kind: 'App'; digits: string } | { kind: 'Recovery'; hash: Buffer };

export type UsedCode = { kind: 'App' } | { kind: 'Recovery'; remaining: number };

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
