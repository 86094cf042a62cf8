import type { AuthPayload, Context, Db, MutationCompleteSignInArgs } from '../../platform';
import { DomainError } from '../../lib/errors';
import { parseCode, useCode, wrongCodeError, type ParsedCode } from '../two-factor/codes';
import { enqueueTwoFactorEmail } from '../two-factor/enqueueTwoFactorEmail';
import { createSignInCodeCounter, warnOfCodeGuessing } from '../two-factor/codeAttempts';
import { issueTokens, type StartedSession } from './startSession';
import { fingerprintOf, readChallenge, type ChallengeClaims } from './challenge';
import { useChallenge } from './challenge.repository';
import { signInAccount } from './signInAccount';
import { auditSignInFailure } from './failedSignIns';
import { lockAccount, type AccountRow } from './auth.repository';

const signInExpired = () =>
  new DomainError('INVALID_CREDENTIALS', 'This sign-in has run out. Sign in again.');

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
