import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { badInput, type DomainError } from '../../errors';
import { hashWithSalt } from '../auth/hashing';
import { readRecoveryCode } from './recoveryCodes';
import { countUnused, selectSalt, useRecoveryCode } from './recoverySql';
import { takeStep } from './sql';
import { isTotpShaped, stepOf, unsealSecret } from './totp';

const longestTyped = 100;

/** One sentence for every cause: a code that was right and is used up is to a stranger like any other. */
export const wrongCode = (): DomainError =>
  badInput({
    code: 'This code does not work. Enter the one that your authenticator app shows now, or a recovery code that you have not used.',
  });

/** What somebody typed, read and hashed before a transaction is open: hashing takes a while. */
export type TypedCode = { kind: 'App'; digits: string } | { kind: 'Recovery'; hash: Buffer };

/** How the second step was taken. */
export type TakenCode = { kind: 'App' } | { kind: 'Recovery'; left: number };

/** Digits as an app shows them, with the space that some put in the middle. */
export function readDigits(typed: string): string | null {
  const digits = typed.slice(0, longestTyped).replace(/\s/g, '');
  return isTotpShaped(digits) ? digits : null;
}

/** Null for what is no code of either kind. */
export async function readCode(
  { database }: Services,
  companyId: string,
  operatorId: string,
  typed: string,
): Promise<TypedCode | null> {
  const digits = readDigits(typed);
  if (digits) return { kind: 'App', digits };
  const plain = readRecoveryCode(typed.slice(0, longestTyped));
  if (!plain) return null;
  const salt = await database.inCompany(companyId, (db) => selectSalt(db, companyId, operatorId));
  return salt ? { kind: 'Recovery', hash: await hashWithSalt(plain, salt) } : null;
}

interface Secured {
  id: string;
  two_factor_secret: Buffer | null;
}

/** Uses a code up, so that of many who come with it at once one is let in; null when it does not work. */
export async function takeCode(
  db: Db,
  services: Services,
  companyId: string,
  { id, two_factor_secret: sealed }: Secured,
  code: TypedCode | null,
): Promise<TakenCode | null> {
  if (!code || !sealed) return null;
  if (code.kind === 'App') {
    const step = stepOf(unsealSecret(services, companyId, id, sealed), code.digits);
    return step !== null && (await takeStep(db, companyId, id, step)) ? { kind: 'App' } : null;
  }
  const isTaken = await useRecoveryCode(db, companyId, id, code.hash);
  return isTaken ? { kind: 'Recovery', left: await countUnused(db, companyId, id) } : null;
}
