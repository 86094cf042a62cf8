import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { countAttempt, type Services } from '../../platform';
import { DomainError } from '../../lib/errors';
import { emailAddress } from '../../lib/emailAddress';
import { t } from '../../lib/i18n/i18n';

export interface GoogleAccount {
  subject: string;
  email: string;
  name: string;
}

const timeoutMs = 10_000;
const tokenMaxLength = 8192;
const clockToleranceSeconds = 30;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress,
  email_verified: z.literal(true),
  name: z.string().trim().default(''),
});

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keySetAt(url: string) {
  const keySet = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs });
  keySets.set(url, keySet);
  return keySet;
}

// Google issues tokens with and without the scheme in `iss`.
const issuersOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')];

const isInvalidTokenError = (error: unknown): boolean =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported;

// jose ignores whitespace and unused bits, so a used token would be accepted again in another encoding.
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const invalidToken = () =>
  new DomainError('INVALID_CREDENTIALS', t('Google could not verify your account. Try again.'));

/**
 * Verifies a Google ID token and returns its account. Throws `INVALID_CREDENTIALS` for an invalid token,
 * `FORBIDDEN` if Google sign-in is off, or `UNAVAILABLE` if Google is unreachable.
 */
export async function readGoogleToken({ settings }: Services, token: string): Promise<GoogleAccount> {
  if (!settings.googleClientId)
    throw new DomainError('FORBIDDEN', t('Sign-in with Google is not available.'));
  if (token.length > tokenMaxLength || !isCanonical(token)) throw invalidToken();
  const { payload } = await jwtVerify(token, keySetAt(settings.googleJwksUrl), {
    algorithms: ['RS256', 'ES256'],
    issuer: issuersOf(settings.googleIssuer),
    audience: settings.googleClientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    maxTokenAge: '1 hour',
    clockTolerance: clockToleranceSeconds,
  }).catch((error: unknown) => {
    if (isInvalidTokenError(error)) throw invalidToken();
    throw new DomainError('UNAVAILABLE', t('Google is not responding. Try again in a minute.'));
  });
  const account = claims.safeParse(payload);
  if (!account.success) throw invalidToken();
  return { subject: account.data.sub, email: account.data.email, name: account.data.name };
}

/**
 * Marks a token as used, so that a stolen copy is rejected. Throws `INVALID_CREDENTIALS` if it was used
 * before.
 */
export async function consumeGoogleToken(services: Services, token: string): Promise<void> {
  // The key excludes the signature, because one text can have several valid signatures.
  const signedText = token.slice(0, token.lastIndexOf('.'));
  if ((await countAttempt(services, 'google-token', signedText)) > 1) throw invalidToken();
}
