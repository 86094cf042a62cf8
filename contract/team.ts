import * as z from 'zod/mini';
import type { Message } from './message';

/** Limits of an operator's name. */
export const nameLimits = { min: 1, max: 100 } as const;

/** Limits of a new password, in characters. */
export const passwordLimits = { min: 10, max: 1000 } as const;

export const maxInvitations = 20;

// Different keyboards can produce the same letter as different code points. NFKC maps them to one password.
export const normalizePassword = (password: string): string => password.normalize('NFKC');

export const passwordLength = (password: string): number => [...normalizePassword(password)].length;

export type PasswordMessages = Record<'tooShort' | 'tooLong', Message>;

/** Returns the schema of a new password. It has no composition rules, which lead to weaker passwords. */
export const newPassword = ({ tooShort, tooLong }: PasswordMessages) =>
  z.string().check(
    z.refine((password) => password.length <= passwordLimits.max, { error: tooLong, abort: true }),
    z.overwrite(normalizePassword),
    z.refine((password) => passwordLength(password) >= passwordLimits.min, { error: tooShort }),
  );
