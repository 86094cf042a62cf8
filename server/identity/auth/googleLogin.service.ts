import { type AuthPayload, type Context, limitNetwork } from '../../platform';
import { DomainError } from '../../lib/errors';
import { issueTokens } from './startSession';
import { findByAddress, findByGoogleSubject } from './directory.repository';
import { signInAccount } from './signInAccount';
import { readGoogleToken, consumeGoogleToken } from './googleToken';
import { lockAccount } from './auth.repository';

// Google proved the address, so this message reveals the missing account only to the person who owns the
// address.
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
