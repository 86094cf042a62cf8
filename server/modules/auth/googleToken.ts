import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { emailAddress } from '../../lib/emailAddress';
import { countTry } from './limits';

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

// Google signs with either form of its name.
const issuersOf = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')];

const isTokenAtFault = (error: unknown): boolean =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported;

// jose reads past white space and past bits that say nothing, so that one token could be written in many ways.
const isWrittenAsMade = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const refused = () =>
  new DomainError('INVALID_CREDENTIALS', 'Google did not confirm who you are. Try again.');

/** The account behind a Google ID token, once its signature, issuer, audience, time and address all hold. */
export async function readGoogleToken({ settings }: Services, token: string): Promise<GoogleAccount> {
  if (!settings.googleClientId)
    throw new DomainError('FORBIDDEN', 'Signing in with Google is not offered here.');
  if (token.length > tokenMaxLength || !isWrittenAsMade(token)) throw refused();
  const { payload } = await jwtVerify(token, keySetAt(settings.googleJwksUrl), {
    algorithms: ['RS256', 'ES256'],
    issuer: issuersOf(settings.googleIssuer),
    audience: settings.googleClientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    maxTokenAge: '1 hour',
    clockTolerance: clockToleranceSeconds,
  }).catch((error: unknown) => {
    if (isTokenAtFault(error)) throw refused();
    throw new DomainError('UNAVAILABLE', 'Google can not be reached at the moment. Try again shortly.');
  });
  const account = claims.safeParse(payload);
  if (!account.success) throw refused();
  return { subject: account.data.sub, email: account.data.email, name: account.data.name };
}

/** Takes the token for what it proves: whoever comes upon it later opens nothing with it. */
export async function takeGoogleToken(services: Services, token: string): Promise<void> {
  // One text may have several signatures that hold.
  const signedText = token.slice(0, token.lastIndexOf('.'));
  if ((await countTry(services, 'google-token', signedText)) > 1) throw refused();
}
