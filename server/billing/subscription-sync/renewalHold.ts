import type { Db } from '../../platform';
import { lockClients } from '../../clients';
import {
  loadRenewingClientIds,
  lockRenewalHold,
  setRenewalHold,
  markAllOutOfSync,
} from './renewalHold.repository';

/**
 * Returns whether the company's renewals at the provider must be on hold, because the company may not charge
 * clients or its account is disconnected. On a change, stores the result and marks the renewing subscriptions
 * as out of sync.
 */
export async function updateRenewalHold(db: Db, companyId: string): Promise<boolean> {
  const { isOnHold, wasOnHold } = await lockRenewalHold(db, companyId);
  if (isOnHold === wasOnHold) return isOnHold;
  await lockClients(db, companyId, await loadRenewingClientIds(db, companyId));
  await markAllOutOfSync(db, companyId);
  await setRenewalHold(db, companyId, isOnHold);
  return isOnHold;
}
