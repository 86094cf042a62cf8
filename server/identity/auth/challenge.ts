import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '../../platform';
import { DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { verifyToken, signToken } from '../../lib/signedToken';
import { t } from '../../lib/i18n/i18n';
import type { AccountRow } from './auth.repository';

// Differs from the audience of access tokens, so that a challenge is not accepted as an access token or vice
// versa.
const audience = 'livery-second-step';
const lifetimeMs = 10 * 60_000;

/** The result of the first factor, and the options of the sign-in. */
export interface FirstFactor {
  companyId: string;
  by: 'Password' | 'Google';
  /** The Google account to link when the sign-in completes. */
  googleSubject: string | null;
  rememberMe: boolean;
}

export interface ChallengeClaims extends FirstFactor {
  id: string;
  operatorId: string;
  fingerprint: string;
  expiresAt: Date;
}

type Signing = Pick<Services, 'settings'>;

const claimsSchema = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  cid: z.uuid(),
  by: z.enum(['Password', 'Google']),
  gsub: z.string().nullable(),
  rem: z.boolean(),
  mark: z.string(),
  exp: z.number(),
});

/** Returns a hash of the credentials, so that changing one of them invalidates open challenges. */
export const fingerprintOf = ({ password_hash, google_subject, two_factor_at }: AccountRow): string =>
  createHash('sha256')
    .update(JSON.stringify([password_hash, google_subject, two_factor_at]))
    .digest('base64url');

/** Creates the `TWO_FACTOR_REQUIRED` error with a challenge that `completeSignIn` accepts for 10 minutes. */
export async function twoFactorRequiredError(
  { settings }: Signing,
  account: AccountRow,
  { companyId, by, googleSubject, rememberMe }: FirstFactor,
): Promise<DomainError> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  const claims = {
    jti: newId(),
    sub: account.id,
    cid: companyId,
    by,
    gsub: googleSubject,
    rem: rememberMe,
    mark: fingerprintOf(account),
  };
  const token = await signToken(settings.signingKey, { audience, expires: expiresAt, claims });
  return new DomainError('TWO_FACTOR_REQUIRED', t('Enter the code from your authenticator app.'), {
    challenge: { token, expiresAt },
  });
}

/** Returns the claims of a challenge, or null if it is invalid. */
export async function readChallenge({ settings }: Signing, token: string): Promise<ChallengeClaims | null> {
  const { data } = claimsSchema.safeParse(await verifyToken(settings.signingKeys, audience, token));
  if (!data) return null;
  const { jti, sub, cid, by, gsub, rem, mark: fingerprint, exp } = data;
  return {
    id: jti,
    operatorId: sub,
    companyId: cid,
    by,
    googleSubject: gsub,
    rememberMe: rem,
    fingerprint,
    expiresAt: new Date(exp * 1000),
  };
}
