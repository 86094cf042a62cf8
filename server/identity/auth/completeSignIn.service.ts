import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import {
  type AuthPayload,
  type Context,
  type Db,
  limitNetwork,
  type MutationCompleteSignInArgs,
} from '../../platform';
import { createSignInCodeCounter, warnOfCodeGuessing } from '../two-factor/codeAttempts';
import { parseCode, type ParsedCode, useCode, wrongCodeError } from '../two-factor/codes';
import { enqueueTwoFactorEmail } from '../two-factor/ownTwoFactor';
import { type AccountRow, lockAccount, useChallenge } from './auth.repository';
import { type ChallengeClaims, fingerprintOf, readChallenge } from './challenge';
import { findByAddress, findByGoogleSubject } from './directory.repository';
import { auditSignInFailure } from './failedSignIns';
import { consumeGoogleToken, readGoogleToken } from './googleToken';
import { signInAccount } from './signInAccount';
import { issueTokens, type StartedSession } from './startSession';

const signInExpired = () =>
  new DomainError('INVALID_CREDENTIALS', t('This sign-in has expired. Sign in again.'));

/**
 * Completes a two-factor sign-in with a challenge and a code, each of which can be used once. Throws
 * `INVALID_CREDENTIALS` for an invalid challenge, or `BAD_USER_INPUT` for a wrong code.
 */
export async function completeSignIn(
  ctx: Context,
  { challenge, code: typedCode }: MutationCompleteSignInArgs,
): Promise<AuthPayload> {
  const { services } = ctx;
  const claims = await readChallenge(services, challenge);
  if (!claims) throw signInExpired();
  const { companyId, operatorId } = claims;
  const attempts = createSignInCodeCounter(ctx, operatorId);
  await attempts.count();
  const code = await parseCode(services, companyId, operatorId, typedCode);
  const { account, session } = await services.database.inCompany(companyId, async (db) => {
    const account = await lockAccount(db, companyId, operatorId);
    // A challenge is invalid if the credentials or the status changed after it was issued.
    if (
      account?.status !== 'Active' ||
      !account.two_factor_at ||
      fingerprintOf(account) !== claims.fingerprint
    )
      throw signInExpired();
    return { account, session: await signInWithCode(db, ctx, claims, account, code) };
  });
  if (!session) {
    if (claims.by === 'Password') await warnOfCodeGuessing(services, account);
    throw wrongCodeError();
  }
  await attempts.succeed();
  return issueTokens(ctx, session);
}

/**
 * Uses up the code and the challenge, starts a session, and emails the operator if a recovery code was used.
 * Audits a wrong code and returns null. Throws `INVALID_CREDENTIALS` if the challenge was already used.
 */
async function signInWithCode(
  db: Db,
  ctx: Context,
  claims: ChallengeClaims,
  account: AccountRow,
  code: ParsedCode | null,
): Promise<StartedSession | null> {
  const { companyId } = claims;
  const usedCode = await useCode(db, ctx.services, companyId, account, code);
  if (!usedCode) {
    await auditSignInFailure(db, companyId, ctx.caller, account, 'Code');
    return null;
  }
  // If two requests use one challenge concurrently, the second rolls back and its code remains usable.
  if (!(await useChallenge(db, companyId, claims))) throw signInExpired();
  if (usedCode.kind === 'Recovery') {
    await enqueueTwoFactorEmail(db, ctx.services, 'recovery-code-used', account, {
      left: String(usedCode.remaining),
    });
  }
  return signInAccount(db, ctx, account, claims, usedCode.kind === 'App' ? 'Code' : 'RecoveryCode');
}

// Google proved the address, so this message reveals the missing account only to the person who owns the
// address.
const unknownAccount = () =>
  new DomainError(
    'INVALID_CREDENTIALS',
    t('No Livery account is linked to this Google account. Sign up first.'),
  );

export async function googleLogin(ctx: Context, token: string): Promise<AuthPayload> {
  const { database } = ctx.services;
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const googleAccount = await readGoogleToken(ctx.services, token);
  const entry = await database.onPlatform(
    async (db) =>
      (await findByGoogleSubject(db, googleAccount.subject)) ??
      (await findByAddress(db, googleAccount.email)),
  );
  if (!entry) throw unknownAccount();
  await consumeGoogleToken(ctx.services, token);
  const { company_id: companyId, operator_id: operatorId } = entry;
  const session = await database.inCompany(companyId, async (db) => {
    const operator = await lockAccount(db, companyId, operatorId);
    if (operator?.status !== 'Active') throw unknownAccount();
    // A linked account must match, because the address may have been reassigned to another person. Without
    // one, the address must match exactly, because Google does not verify other spellings of it.
    const isSameAccount = operator.google_subject
      ? operator.google_subject === googleAccount.subject
      : operator.email === googleAccount.email;
    if (!isSameAccount) throw unknownAccount();
    return signInAccount(db, ctx, operator, {
      companyId,
      by: 'Google',
      googleSubject: googleAccount.subject,
      rememberMe: false,
    });
  });
  return issueTokens(ctx, session);
}
