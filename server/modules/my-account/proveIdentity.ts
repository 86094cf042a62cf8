import type { Context, Viewer } from '../../context';
import { badInput, DomainError } from '../../errors';
import { resetLimit, limit } from '../auth/limits';
import { isPassword } from '../auth/passwords';
import { ownAccount } from './account';
import { recordFailedProof } from './failedProof';
import type { OwnAccountRow } from './sql';

const wrong = 'This is not your password.';

const signInAnew = () =>
  new DomainError(
    'FORBIDDEN',
    'You have no password to show that it is you. Sign out and in again with Google, and come back within 15 minutes.',
  );

export const mustSignInAnew = ({ password_hash, is_fresh }: OwnAccountRow): boolean =>
  password_hash === null && !is_fresh;

type HasPassword = Pick<OwnAccountRow, 'password_hash'>;
type Field = 'current' | 'password';

type Proof = (
  ctx: Context,
  viewer: Viewer,
  password: string | null | undefined,
  field: Field,
) => Promise<OwnAccountRow>;

const readOwn = ({ services }: Context, viewer: Viewer): Promise<OwnAccountRow> =>
  services.database.inCompany(viewer.companyId, (db) => ownAccount(db, viewer));

/** Refuses whoever found the console open: the password is asked for, or a sign-in of just now where there is none. */
export const proveIdentity: Proof = async (ctx, viewer, password, field) =>
  provePassword(ctx, viewer, await readOwn(ctx, viewer), { password, field });

/** The same, but a sign-in of just now is enough where there is a password as well. */
export const proveUnlessFresh: Proof = async (ctx, viewer, password, field) => {
  const account = await readOwn(ctx, viewer);
  return account.is_fresh ? account : provePassword(ctx, viewer, account, { password, field });
};

async function provePassword(
  ctx: Context,
  viewer: Viewer,
  account: OwnAccountRow,
  { password, field }: { password: string | null | undefined; field: Field },
): Promise<OwnAccountRow> {
  if (mustSignInAnew(account)) throw signInAnew();
  if (account.password_hash === null) return account;
  if (!password) throw badInput({ [field]: 'Type your password.' });
  // For each session by itself: whoever has stolen one can't keep its owner from choosing another password.
  const session = `${viewer.operatorId} ${viewer.sessionId}`;
  await limit(ctx.services, 'own-password-session', session);
  if (!(await isPassword(account.password_hash, password))) {
    await recordFailedProof(ctx, viewer, 'Password');
    throw badInput({ [field]: wrong });
  }
  await resetLimit(ctx.services, 'own-password-session', session);
  return account;
}

/** What was proved may have changed while it was checked, which was to end what it opens. */
export function requireSame(proved: HasPassword, now: HasPassword, field: Field): void {
  if (now.password_hash !== proved.password_hash) throw badInput({ [field]: wrong });
}
