import type { Context } from '../../context';
import { DomainError } from '../../errors';
import type { AuthPayload } from '../../schema.generated';
import { issueTokens } from './startSession';
import { findByAddress, findByGoogleSubject } from './directory';
import { signInAccount } from './signInAccount';
import { readGoogleToken, consumeGoogleToken } from './googleToken';
import { limitNetwork } from './limits';
import { lockAccount } from './sql';

// Google proved the address, so this message reveals the missing account only to the owner.
const unknownAccount = () =>
  new DomainError('INVALID_CREDENTIALS', 'No Livery account uses this Google account. Sign up first.');

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
    // An address that was reassigned to another person has a different Google account. Google verifies only
    // the exact address, not other spellings with the same key.
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
