import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import type { AuthPayload, MutationCompleteSignInArgs } from '../../schema.generated';
import { readCode, takeCode, wrongCode, type TypedCode } from '../two-factor/codes';
import { mailAbout } from '../two-factor/mails';
import { codeTriesOf, warnOfGuesses } from '../two-factor/tries';
import { tokensOf, type BegunSession } from './beginSession';
import { markOf, readChallenge, type ChallengeClaims } from './challenge';
import { useChallenge } from './challengeSql';
import { enter } from './enter';
import { recordFailure } from './failedSignIns';
import { lockAccount, type AccountRow } from './sql';

const ranOut = () => new DomainError('INVALID_CREDENTIALS', 'This sign-in has run out. Sign in again.');

/** The second step: what the first one proved, and now a code, once each. */
export async function completeSignIn(
  ctx: Context,
  { challenge, code: typed }: MutationCompleteSignInArgs,
): Promise<AuthPayload> {
  const { services } = ctx;
  const claims = await readChallenge(services, challenge);
  if (!claims) throw ranOut();
  const { companyId, operatorId } = claims;
  const tries = codeTriesOf(ctx, operatorId);
  await tries.count();
  const code = await readCode(services, companyId, operatorId, typed);
  const { account, session } = await services.database.inCompany(companyId, async (db) => {
    const account = await lockAccount(db, companyId, operatorId);
    // What the first step stood on may have changed since, which was to end what it opens.
    if (account?.status !== 'Active' || !account.two_factor_at || markOf(account) !== claims.mark)
      throw ranOut();
    return { account, session: await finish(db, ctx, claims, account, code) };
  });
  if (!session) {
    if (claims.by === 'Password') await warnOfGuesses(services, account);
    throw wrongCode();
  }
  await tries.succeed();
  return tokensOf(ctx, session);
}

/** Null for a code that does not work, which is on record then. */
async function finish(
  db: Db,
  ctx: Context,
  claims: ChallengeClaims,
  account: AccountRow,
  code: TypedCode | null,
): Promise<BegunSession | null> {
  const { companyId } = claims;
  const taken = await takeCode(db, ctx.services, companyId, account, code);
  if (!taken) {
    await recordFailure(db, companyId, ctx.caller, account, 'Code');
    return null;
  }
  // Of two who come with one challenge at once, the second gives its code back as well.
  if (!(await useChallenge(db, companyId, claims))) throw ranOut();
  if (taken.kind === 'Recovery') {
    await mailAbout(db, ctx.services, 'recovery-code-used', account, { left: String(taken.left) });
  }
  return enter(db, ctx, account, claims, taken.kind === 'App' ? 'Code' : 'RecoveryCode');
}
