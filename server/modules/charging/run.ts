import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { deactivateDueIn } from '../client-lifecycle/due';
import { beginDuePlatformFee } from '../platform-fees/due';
import { chargeUnderWay } from './charge';
import { stepClock } from './clockSql';
import { beginRenewals } from './renewals';
import { beginDueRetries } from './retries';

/** What charging needs of the services. */
export type Charging = Pick<Services, 'settings' | 'database' | 'cardProvider' | 'jobs'>;

// One transaction each: clients are locked before payments and counters, which none of them could do after another.
async function beginDue(charging: Charging, companyId: string): Promise<boolean> {
  const within = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    charging.database.inCompany(companyId, work);
  const renewed = await within((db) => beginRenewals(charging, db, companyId));
  const retried = await within((db) => beginDueRetries(charging, db, companyId));
  await within((db) => beginDuePlatformFee(charging, db, companyId));
  return renewed + retried > 0;
}

async function chargeDue(charging: Charging, companyId: string): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    hasMore = await beginDue(charging, companyId);
    await chargeUnderWay(charging, companyId);
  }
}

/**
 * Charges what is due in a company by its clock, and takes up what a run before has left under way. Where the clock is
 * being stepped, each day on the way is lived through. It may be run twice at once, and be killed at any point.
 */
export async function chargeCompany(charging: Charging, companyId: string): Promise<void> {
  await chargeDue(charging, companyId);
  while (await charging.database.inCompany(companyId, (db) => stepClock(db, companyId))) {
    await deactivateDueIn(charging.database, companyId);
    await chargeDue(charging, companyId);
  }
}
