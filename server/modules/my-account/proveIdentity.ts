import type { Context, Viewer } from '../../context';
import { badInput, DomainError } from '../../errors';
import { forget, limit } from '../auth/limits';
import { isPassword } from '../auth/passwords';
import { ownAccount } from './account';
import type { OwnAccountRow } from './sql';

const wrong = 'This is not your password.';

const signInAnew = () =>
  new DomainError(
    'FORBIDDEN',
    'You have no password to show that it is you. Sign out and in again with Google, and come back within 15 minutes.',
  );

export const mustSignInAnew = ({ password_hash, is_fresh }: OwnAccountRow): boolean =>
  password_hash === null && !is_fresh;

/** Refuses whoever found the console open: the password is asked for, or a sign-in of just now where there is none. */
export async function proveIdentity(
  { services }: Context,
  viewer: Viewer,
  password: string | null | undefined,
  field: 'current' | 'password',
): Promise<OwnAccountRow> {
  const account = await services.database.inCompany(viewer.companyId, (db) => ownAccount(db, viewer));
  if (mustSignInAnew(account)) throw signInAnew();
  if (account.password_hash === null) return account;
  if (!password) throw badInput({ [field]: 'Type your password.' });
  await limit(services, 'own-password-operator', viewer.operatorId);
  if (!(await isPassword(account.password_hash, password))) throw badInput({ [field]: wrong });
  await forget(services, 'own-password-operator', viewer.operatorId);
  return account;
}

/** What was proved may have changed while it was checked, which was to end what it opens. */
export function requireSame(proved: OwnAccountRow, now: OwnAccountRow, field: 'current' | 'password'): void {
  if (now.password_hash !== proved.password_hash) throw badInput({ [field]: wrong });
}
