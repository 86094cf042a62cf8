import type { Context } from '../../context';
import { DomainError } from '../../errors';
import type { AuthPayload } from '../../schema.generated';
import { tokensOf } from './beginSession';
import { findByAddress, findByGoogleSubject } from './directory';
import { enter } from './enter';
import { readGoogleToken, takeGoogleToken } from './googleToken';
import { limitNetwork } from './limits';
import { lockAccount } from './sql';

// Google has proved whose address it is, so saying that nobody has it tells its owner alone.
const refused = () =>
  new DomainError(
    'INVALID_CREDENTIALS',
    'Nobody signs in to Livery with this Google account. Sign up first.',
  );

export async function googleLogin(ctx: Context, token: string): Promise<AuthPayload> {
  const { database } = ctx.services;
  await limitNetwork(ctx.services, 'link-network', ctx.caller.ipAddress);
  const google = await readGoogleToken(ctx.services, token);
  const entry = await database.onPlatform(
    async (db) => (await findByGoogleSubject(db, google.subject)) ?? (await findByAddress(db, google.email)),
  );
  if (!entry) throw refused();
  await takeGoogleToken(ctx.services, token);
  const { company_id: companyId, operator_id: operatorId } = entry;
  const session = await database.inCompany(companyId, async (db) => {
    const operator = await lockAccount(db, companyId, operatorId);
    if (operator?.status !== 'Active') throw refused();
    // An address that was given to somebody else comes with another account of Google's: that is not our operator.
    // Google confirms one address, not others with the same key.
    const isTheirs = operator.google_subject
      ? operator.google_subject === google.subject
      : operator.email === google.email;
    if (!isTheirs) throw refused();
    return enter(db, ctx, operator, {
      companyId,
      by: 'Google',
      googleSubject: google.subject,
      rememberMe: false,
    });
  });
  return tokensOf(ctx, session);
}
