import {
  type AuthPayload,
  type Context,
  knownDevice,
  type MutationLoginArgs,
  type Services,
} from '../../platform';
import { incorrectPassword } from '../../lib/errors';
import { emailKey, spellingKey } from '../../lib/emailAddress';
import { issueTokens } from './startSession';
import { checkBot } from './botCheck';
import { findByAddress, type DirectoryEntry } from './directory.repository';
import { signInAccount } from './signInAccount';
import { queueSignIn, type SignInOrigin, type PasswordCheck } from './signInQueue';
import { enqueueFailedSignIn } from './failedSignIns';
import { selectSignInAddresses } from '../sessions/sessions.repository';
import { lockAccount, selectAccount, type AccountRow } from './auth.repository';
import { truncateAddress, authenticateWithPassword } from './authenticateWithPassword';
import { nilId } from '../../../contract/ids';

const unknownAccount: DirectoryEntry = {
  company_id: nilId,
  operator_id: nilId,
};

export async function login(ctx: Context, args: MutationLoginArgs): Promise<AuthPayload> {
  await checkBot(ctx, args.captchaToken);
  const typedAddress = truncateAddress(args.email);
  const device = knownDevice(ctx.services.settings, ctx.device, spellingKey(typedAddress));
  const origin = {
    ipAddress: ctx.caller.ipAddress,
    account: emailKey(typedAddress),
    isKnownDevice: device !== null,
  };
  return queueSignIn(origin, (check) => signInWithPassword(ctx, args, { origin, typedAddress, check }));
}

interface QueuedSignIn {
  origin: SignInOrigin;
  typedAddress: string;
  check: PasswordCheck;
}

async function signInWithPassword(
  ctx: Context,
  args: MutationLoginArgs,
  { origin, typedAddress, check }: QueuedSignIn,
): Promise<AuthPayload> {
  const { database, settings } = ctx.services;
  const found = await database.onPlatform((db) => findByAddress(db, typedAddress));
  const entry = found ?? unknownAccount;
  // Counts attempts and finds devices by the account's address, regardless of the spelling typed.
  const email = found?.email ?? spellingKey(typedAddress);
  const account = await authenticateWithPassword(ctx.services, {
    kind: 'login',
    account: email,
    device: knownDevice(settings, ctx.device, email),
    origin,
    check,
    password: args.password,
    find: () => findAccount(ctx.services, entry),
    signInAddresses: () =>
      database.inCompany(entry.company_id, (db) =>
        selectSignInAddresses(db, entry.company_id, entry.operator_id),
      ),
  });
  if (!account) {
    await enqueueFailedSignIn(ctx, email);
    throw incorrectPassword();
  }
  return openPasswordSession(ctx, entry, account, args.rememberMe ?? false);
}

// Runs the same queries for an unknown address, so that the response time does not reveal whether it has an
// account.
async function findAccount({ database }: Services, entry: DirectoryEntry) {
  const account = await database.inCompany(entry.company_id, (db) =>
    selectAccount(db, entry.company_id, entry.operator_id),
  );
  return {
    account: account?.status === 'Active' ? account : null,
    passwordHash: account?.password_hash ?? null,
  };
}

async function openPasswordSession(
  ctx: Context,
  { company_id: companyId }: DirectoryEntry,
  verifiedAccount: AccountRow,
  rememberMe: boolean,
): Promise<AuthPayload> {
  const session = await ctx.services.database.inCompany(companyId, async (db) => {
    const account = await lockAccount(db, companyId, verifiedAccount.id);
    // The password may have been reset since it was checked.
    if (account?.status !== 'Active' || account.password_hash !== verifiedAccount.password_hash)
      throw incorrectPassword();
    return signInAccount(db, ctx, account, { companyId, by: 'Password', googleSubject: null, rememberMe });
  });
  return issueTokens(ctx, session);
}
