import type { Context, Services } from '../../context';
import { DomainError } from '../../errors';
import { emailKey } from '../../lib/emailAddress';
import { networkOf } from '../../lib/network';
import type { AuthPayload, MutationLoginArgs } from '../../schema.generated';
import { tokensOf } from './beginSession';
import { checkBot } from './botCheck';
import { findByAddress, type DirectoryEntry } from './directory';
import { enter } from './enter';
import { atEntrance } from './entrance';
import { noteFailedSignIn } from './failedSignIns';
import { triesInTurn } from './limits';
import { isPassword } from './passwords';
import { lockAccount, selectAccount, type AccountRow } from './sql';

// Longer than any address.
const longestTyped = 320;

const nobody: DirectoryEntry = {
  company_id: '00000000-0000-0000-0000-000000000000',
  operator_id: '00000000-0000-0000-0000-000000000000',
};

// One sentence for every cause, so that nobody learns who has an account.
const refused = () =>
  new DomainError('INVALID_CREDENTIALS', 'This e-mail address and password do not belong together.');

export async function login(ctx: Context, args: MutationLoginArgs): Promise<AuthPayload> {
  await checkBot(ctx, args.botCheckToken);
  return atEntrance(ctx.caller.ipAddress, () => signIn(ctx, args));
}

async function signIn(ctx: Context, args: MutationLoginArgs): Promise<AuthPayload> {
  const email = emailKey(args.email.slice(0, longestTyped));
  const tries = triesOf(ctx, email);
  await tries.count();
  const { entry, account } = await findAccount(ctx.services, email);
  const isRight = await isPassword(account?.password_hash ?? null, args.password);
  if (!account || !isRight || account.status !== 'Active') {
    await noteFailedSignIn(ctx, email);
    throw refused();
  }
  await tries.succeed();
  return enterWithPassword(ctx, entry, account, args.rememberMe ?? false);
}

/** How often this address was tried, from here and from everywhere, and what this network tried. */
function triesOf({ services, caller }: Context, email: string) {
  const network = networkOf(caller.ipAddress);
  const pair = `${email} ${network}`;
  // The pair comes before the address: whoever is locked out here can't lock its owner out elsewhere.
  const each = [
    ['login-network', network],
    ['login-pair', pair],
    ['login-address', email],
  ] as const;
  return triesInTurn(services, each, 'login-pair');
}

// An unknown address takes the same steps as a known one, and so the same time.
async function findAccount({ database }: Services, email: string) {
  const entry = (await database.onPlatform((db) => findByAddress(db, email))) ?? nobody;
  const account = await database.inCompany(entry.company_id, (db) =>
    selectAccount(db, entry.company_id, entry.operator_id),
  );
  return { entry, account };
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
    if (account?.status !== 'Active' || account.password_hash !== proved.password_hash) throw refused();
    return enter(db, ctx, account, { companyId, by: 'Password', googleSubject: null, rememberMe });
  });
  return tokensOf(ctx, session);
}
