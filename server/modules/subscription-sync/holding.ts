import type { Db } from '../../db/database';
import { lockClients } from '../clients/editing';
import { clientsRenewed, lockRenewing, noteHolding, outOfStepAll } from './holdingSql';

/**
 * Whether what the provider renews for the company has to be held: nobody may be charged for it by now. Where that is news
 * to the provider, every subscription is out of step with it. Within a transaction of its own.
 */
export async function noteWhetherHeld(db: Db, companyId: string): Promise<boolean> {
  const { isHeld, wasHeld } = await lockRenewing(db, companyId);
  if (isHeld === wasHeld) return isHeld;
  await lockClients(db, companyId, await clientsRenewed(db, companyId));
  await outOfStepAll(db, companyId);
  await noteHolding(db, companyId, isHeld);
  return isHeld;
}
