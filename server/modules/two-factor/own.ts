import type { Viewer } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { lockTwoFactor, selectTwoFactor, type TwoFactorRow } from './sql';

const removed = () => new DomainError('USER_NOT_FOUND', 'Your account has been removed.');

/** The two-factor of whoever is signed in; they may have been removed since the call began. */
export async function ownTwoFactor(db: Db, { companyId, operatorId }: Viewer): Promise<TwoFactorRow> {
  const row = await selectTwoFactor(db, companyId, operatorId);
  if (!row) throw removed();
  return row;
}

/** The same, kept as it is until the transaction ends. */
export async function ownTwoFactorForUpdate(
  db: Db,
  { companyId, operatorId }: Viewer,
): Promise<TwoFactorRow> {
  const row = await lockTwoFactor(db, companyId, operatorId);
  if (!row) throw removed();
  return row;
}
