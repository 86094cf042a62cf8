import type { Db, Viewer } from '../../platform';
import { accountRemoved } from '../../lib/errors';
import { lockTwoFactor, selectTwoFactor, type TwoFactorRow } from './twoFactor.repository';

/**
 * Returns the viewer's two-factor settings. Throws `USER_NOT_FOUND` if the operator was removed after the
 * request started.
 */
export async function loadOwnTwoFactor(db: Db, { companyId, operatorId }: Viewer): Promise<TwoFactorRow> {
  const row = await selectTwoFactor(db, companyId, operatorId);
  if (!row) throw accountRemoved();
  return row;
}

/**
 * Returns the viewer's two-factor settings and locks them until the transaction ends. Throws `USER_NOT_FOUND`
 * if the operator was removed.
 */
export async function lockOwnTwoFactor(db: Db, { companyId, operatorId }: Viewer): Promise<TwoFactorRow> {
  const row = await lockTwoFactor(db, companyId, operatorId);
  if (!row) throw accountRemoved();
  return row;
}
