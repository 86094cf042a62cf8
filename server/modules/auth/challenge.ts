import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { readToken, signToken } from '../../lib/signedToken';
import type { AccountRow } from './sql';

// Not the access tokens': neither of the two serves as the other.
const audience = 'livery-second-step';
const lifetimeMs = 10 * 60_000;

/** What the first step of a sign-in proved, and what is to become of it. */
export interface FirstStep {
  companyId: string;
  by: 'Password' | 'Google';
  /** The Google account, linked once the second step is taken too. */
  googleSubject: string | null;
  rememberMe: boolean;
}

export interface ChallengeClaims extends FirstStep {
  id: string;
  operatorId: string;
  mark: string;
  expiresAt: Date;
}

type Signing = Pick<Services, 'settings'>;

const ourClaims = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  cid: z.uuid(),
  by: z.enum(['Password', 'Google']),
  gsub: z.string().nullable(),
  rem: z.boolean(),
  mark: z.string(),
  exp: z.number(),
});

/** Moves with whatever the first step stood on: a challenge from before a new password opens nothing. */
export const markOf = ({ password_hash, google_subject, two_factor_at }: AccountRow): string =>
  createHash('sha256')
    .update(JSON.stringify([password_hash, google_subject, two_factor_at]))
    .digest('base64url');

/** In place of tokens, where a second step is missing. */
export async function secondStepNeeded(
  { settings }: Signing,
  account: AccountRow,
  { companyId, by, googleSubject, rememberMe }: FirstStep,
): Promise<DomainError> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const claims = {
    jti: newId(),
    sub: account.id,
    cid: companyId,
    by,
    gsub: googleSubject,
    rem: rememberMe,
    mark: markOf(account),
  };
  const token = await signToken(settings.signingKey, { audience, expires: expiresAt, claims });
  return new DomainError('TWO_FACTOR_REQUIRED', 'Enter the code that your authenticator app shows.', {
    challenge: { token, expiresAt },
  });
}

/** Null for whatever is not a valid challenge of ours, for any reason. */
export async function readChallenge({ settings }: Signing, token: string): Promise<ChallengeClaims | null> {
  const { data } = ourClaims.safeParse(await readToken(settings.signingKeys, audience, token));
  if (!data) return null;
  const { jti, sub, cid, by, gsub, rem, mark, exp } = data;
  return {
    id: jti,
    operatorId: sub,
    companyId: cid,
    by,
    googleSubject: gsub,
    rememberMe: rem,
    mark,
    expiresAt: new Date(exp * 1000),
  };
}
