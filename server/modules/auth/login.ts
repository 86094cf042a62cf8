import type { Context, Services } from '../../context';
import { incorrectPassword } from '../../errors';
import { emailKey, spellingKey } from '../../lib/emailAddress';
import type { AuthPayload, MutationLoginArgs } from '../../schema.generated';
import { tokensOf } from './beginSession';
import { checkBot } from './botCheck';
import { findByAddress, type DirectoryEntry } from './directory';
import { enter } from './enter';
import { knownDevice } from './deviceMarks';
import { queueSignIn, type SignInOrigin, type Check } from './entrance';
import { noteFailedSignIn } from './failedSignIns';
import { selectSignInAddresses } from '../sessions/sql';
import { lockAccount, selectAccount, type AccountRow } from './sql';
import { cutAddress, tryPassword } from './tryPassword';

const nobody: DirectoryEntry = {
  company_id: '00000000-0000-0000-0000-000000000000',
  operator_id: '00000000-0000-0000-0000-000000000000',
};

export async function login(ctx: Context, args: MutationLoginArgs): Promise<AuthPayload> {
  await checkBot(ctx, args.botCheckToken);
  const typed = cutAddress(args.email);
  const device = knownDevice(ctx.services.settings, ctx.device, spellingKey(typed));
  const origin = {
    ipAddress: ctx.caller.ipAddress,
    account: emailKey(typed),
    isKnownDevice: device !== null,
  };
  return queueSignIn(origin, (check) => signIn(ctx, args, { origin, typed, check }));
}

interface Admitted {
  origin: SignInOrigin;
  typed: string;
  check: Check;
}

async function signIn(
  ctx: Context,
  args: MutationLoginArgs,
  { origin, typed, check }: Admitted,
): Promise<AuthPayload> {
  const { database, settings } = ctx.services;
  const found = await database.onPlatform((db) => findByAddress(db, typed));
  const entry = found ?? nobody;
  // Attempts and devices count for the account, however its address was spelled.
  const email = found?.email ?? spellingKey(typed);
  const account = await tryPassword(ctx.services, {
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
    await noteFailedSignIn(ctx, email);
    throw incorrectPassword();
  }
  return enterWithPassword(ctx, entry, account, args.rememberMe ?? false);
}

// An unknown address takes the same steps as a known one, and so the same time.
async function findAccount({ database }: Services, entry: DirectoryEntry) {
  const account = await database.inCompany(entry.company_id, (db) =>
    selectAccount(db, entry.company_id, entry.operator_id),
  );
  return {
    account: account?.status === 'Active' ? account : null,
    passwordHash: account?.password_hash ?? null,
  };
}

async function enterWithPassword(
  ctx: Context,
  { company_id: companyId }: DirectoryEntry,
  proved: AccountRow,
  rememberMe: boolean,
): Promise<AuthPayload> {
  const session = await ctx.services.database.inCompany(companyId, async (db) => {
    const account = await lockAccount(db, companyId, proved.id);
    // The password may have been reset since it was checked, which was to end what it opens.
    if (account?.status !== 'Active' || account.password_hash !== proved.password_hash)
      throw incorrectPassword();
    return enter(db, ctx, account, { companyId, by: 'Password', googleSubject: null, rememberMe });
  });
  return tokensOf(ctx, session);
}
