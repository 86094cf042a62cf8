import { nilId } from '../../../contract/ids';
import { readCompanyToken } from '../../lib/companyToken';
import { emailKey, spellingKey } from '../../lib/emailAddress';
import { DomainError, incorrectPassword } from '../../lib/errors';
import { isSameNetwork } from '../../lib/network';
import { t } from '../../lib/i18n/i18n';
import {
  type AccessToken,
  type AuthPayload,
  type Context,
  knownDevice,
  type MutationLoginArgs,
  type Services,
} from '../../platform';
import { selectSignInAddresses } from '../sessions/sessions.repository';
import { findOpenSession } from '../sessions/sessions.service';
import { signAccessToken } from './accessToken';
import { type AccountRow, lockAccount, selectAccount } from './auth.repository';
import { checkBot } from './botCheck';
import { type DirectoryEntry, findByAddress } from './directory.repository';
import { enqueueFailedSignIn } from './failedSignIns';
import { createPasswordLimiter } from './passwordLimiter';
import { signInAccount } from './signInAccount';
import { type PasswordCheck, queueSignIn, rememberSignIn, type SignInOrigin } from './signInQueue';
import { issueTokens } from './startSession';

// Longer than any valid address.
const maxAddressLength = 320;

/** Truncates an entered address before it becomes a rate-limit key. */
export const truncateAddress = (text: string): string => text.slice(0, maxAddressLength);

interface Attempt<Account> {
  kind: 'login' | 'client-sign-in';
  /** The rate-limit key of the attempts. The account does not have to exist. */
  account: string;
  /** The id of a device that has signed in to the account before, or null. */
  device: string | null;
  origin: SignInOrigin;
  check: PasswordCheck;
  password: string;
  /**
   * Returns the stored hash and the account, which is null if it may not sign in. Must do the same work for
   * unknown addresses, so that timing does not reveal accounts.
   */
  find: () => Promise<{ account: Account | null; passwordHash: string | null }>;
  /** Returns the IP addresses of the account's recent sign-ins. */
  signInAddresses: () => Promise<readonly string[]>;
}

/**
 * Counts an attempt and checks the password. Returns the account and resets its limit, or returns null if the
 * password is wrong or the account may not sign in. Throws `RATE_LIMITED` after too many attempts.
 */
export async function authenticateWithPassword<Account>(
  services: Pick<Services, 'database'>,
  { kind, account, device, origin, check, password, find, signInAddresses }: Attempt<Account>,
): Promise<Account | null> {
  const { ipAddress } = origin;
  const isKnownNetwork = async () =>
    (await signInAddresses()).some((address) => isSameNetwork(address, ipAddress));
  const limiter = createPasswordLimiter(services, { kind, account, ipAddress, device, isKnownNetwork });
  await limiter.count();
  const found = await find();
  const isCorrect = await check(found.passwordHash, password);
  if (!isCorrect || found.account === null) return null;
  await limiter.succeed();
  rememberSignIn(origin);
  return found.account;
}

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

/**
 * Returns a new access token for a refresh token, which does not change, and records the session's use.
 * Throws `UNAUTHENTICATED` if the refresh token is invalid or its session has ended.
 */
export async function refreshAccessToken(ctx: Context, refreshToken: string): Promise<AccessToken> {
  const token = readCompanyToken(refreshToken);
  const session = token && (await findOpenSession(ctx, token.companyId, token.hash));
  if (!session) throw new DomainError('UNAUTHENTICATED', t('Your session has ended. Sign in again.'));
  return { accessToken: await signAccessToken(ctx.services, session) };
}
