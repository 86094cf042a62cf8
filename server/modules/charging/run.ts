import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { deactivateDueIn } from '../client-lifecycle/due';
import { endPastDueIn } from '../dunning/endPastDue';
import { beginDuePlatformFee } from '../platform-fees/due';
import { chargeUnderWay } from './charge';
import { stepClock } from './clockSql';
import { whatIsDue, type Due } from './dueSql';
import { beginRenewals } from './renewals';
import { beginDueRetries } from './retries';
import { tellOfEndingTrials } from './trialNotices';

/** What charging needs of the services. */
export type Charging = Pick<Services, 'settings' | 'database' | 'cardProvider' | 'jobs'>;

/**
 * How much was begun of what is due. One transaction each: clients are locked before payments and counters, which none of
 * them could do after another.
 */
async function begin(charging: Charging, companyId: string, due: Due): Promise<number> {
  const within = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    charging.database.inCompany(companyId, work);
  const renewed = due.renewals ? await within((db) => beginRenewals(charging, db, companyId)) : 0;
  const retried = due.retries ? await within((db) => beginDueRetries(charging, db, companyId)) : 0;
  if (due.platformFee) await within((db) => beginDuePlatformFee(charging, db, companyId));
  return renewed + retried;
}

async function chargeDue(charging: Charging, companyId: string): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    const due = await charging.database.inCompany(companyId, (db) => whatIsDue(db, companyId));
    if (due.deactivations) await deactivateDueIn(charging.database, companyId);
    if (due.pastGrace) await endPastDueIn(charging, companyId);
    if (due.trialNotices) await tellOfEndingTrials(charging, companyId);
    const begun = await begin(charging, companyId, due);
    if (begun > 0 || due.platformFee || due.underWay) await chargeUnderWay(charging, companyId);
    hasMore = begun > 0;
  }
}

/**
 * Charges what is due in a company by its clock, and takes up what a run before has left under way. Where the clock is
 * being stepped, each day on the way is lived through. It may be run twice at once, and be killed at any point.
 */
export async function chargeCompany(charging: Charging, companyId: string): Promise<void> {
  await chargeDue(charging, companyId);
  while (await charging.database.inCompany(companyId, (db) => stepClock(db, companyId))) {
    await chargeDue(charging, companyId);
  }
}
