import type { Db, Viewer } from '../../platform';
import { accountRemoved } from '../../lib/errors';
import { lockOwnAccount, selectOwnAccount, type OwnAccountRow } from './myAccount.repository';

/**
 * Returns the viewer's account. Throws `USER_NOT_FOUND` if the operator was removed after the request began.
 */
export async function ownAccount(db: Db, viewer: Viewer): Promise<OwnAccountRow> {
  const account = await selectOwnAccount(db, viewer);
  if (!account) throw accountRemoved();
  return account;
}

/** Returns the viewer's account, locked until the transaction ends. */
export async function ownAccountForUpdate(db: Db, viewer: Viewer): Promise<OwnAccountRow> {
  await lockOwnAccount(db, viewer.companyId, viewer.operatorId);
  return ownAccount(db, viewer);
}
