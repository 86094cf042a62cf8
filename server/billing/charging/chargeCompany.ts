import { enqueueClientEmail, lockClients } from '../../clients';
import type { Db, Services } from '../../platform';
import { subscriptionEmailValues } from '../cards/subscriptionEmailValues';
import { deactivateDueClientsIn } from '../client-lifecycle/due';
import { endPastDueIn } from '../dunning/endPastDue';
import { cardName } from '../../lib/cards';
import { beginRetries } from '../payments/ledger';
import { beginDuePlatformFee } from '../platform-fees/due';
import { loadConnectedAccount } from '../stripe/account';
import { chargePendingAttempts } from './chargePendingAttempts';
import { advanceClock } from './clock.repository';
import { lockChargingCompany } from './company.repository';
import { type DueWork, findDueWork } from './due.repository';
import { beginRenewals } from './renewals';
import { dueRetries } from './retries.repository';
import { clientsToNotify, markEndingTrialsNotified } from './trialNotices.repository';

const noticeBatchSize = 100;

type NoticeServices = Pick<Services, 'settings' | 'jobs'>;

async function sendNoticeBatch(services: NoticeServices, db: Db, companyId: string): Promise<boolean> {
  const clientIds = await clientsToNotify(db, companyId, noticeBatchSize);
  await lockClients(db, companyId, clientIds);
  for (const { clientId, card } of await markEndingTrialsNotified(db, companyId, clientIds)) {
    await enqueueClientEmail(db, services, companyId, clientId, 'trial-ending', async () => ({
      ...(await subscriptionEmailValues(db, services.settings, companyId, clientId)),
      ...(card && { card: cardName(card) }),
    }));
  }
  return clientIds.length === noticeBatchSize;
}

/** Emails each client whose trial ends within three days, once for each end date. */
async function sendTrialNotices(
  { database, ...services }: NoticeServices & Pick<Services, 'database'>,
  companyId: string,
): Promise<void> {
  let hasMore = true;
  while (hasMore)
    hasMore = await database.inCompany(companyId, (db) => sendNoticeBatch(services, db, companyId));
}

const retryBatchSize = 100;

type ChargingServices = Pick<Services, 'settings' | 'database' | 'cardProvider' | 'jobs'>;

/** Starts up to 100 due retries in the caller's transaction. Returns the number of started retries. */
async function beginDueRetries(services: ChargingServices, db: Db, companyId: string): Promise<number> {
  const { isActive, isPaying, now } = await lockChargingCompany(db, companyId);
  if (!isPaying) return 0;
  const account = isActive ? await loadConnectedAccount(services, db, companyId) : null;
  const canChargeClients = account?.canCharge ?? false;
  const due = await dueRetries(db, companyId, { dueBy: now, canChargeClients, limit: retryBatchSize });
  if (due.length === 0) return 0;
  const retries = due.map((retry) => ({ ...retry, trigger: 'RetryAuto' as const }));
  const started = await beginRetries(db, companyId, retries, now);
  return started.length;
}

/**
 * Starts the due renewals, retries and platform fee, and returns the number of renewals and retries. Each
 * step has its own transaction, because clients must be locked before payments and counters.
 */
async function beginDuePayments(
  services: ChargingServices,
  companyId: string,
  due: DueWork,
): Promise<number> {
  const inTransaction = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    services.database.inCompany(companyId, work);
  const renewed = due.renewals ? await inTransaction((db) => beginRenewals(services, db, companyId)) : 0;
  const retried = due.retries ? await inTransaction((db) => beginDueRetries(services, db, companyId)) : 0;
  if (due.platformFee) await inTransaction((db) => beginDuePlatformFee(services, db, companyId));
  return renewed + retried;
}

async function chargeDue(services: ChargingServices, companyId: string): Promise<void> {
  let hasMore = true;
  while (hasMore) {
    const due = await services.database.inCompany(companyId, (db) => findDueWork(db, companyId));
    if (due.deactivations) await deactivateDueClientsIn(services.database, companyId);
    if (due.pastGrace) await endPastDueIn(services, companyId);
    if (due.trialNotices) await sendTrialNotices(services, companyId);
    const startedCount = await beginDuePayments(services, companyId, due);
    if (startedCount > 0 || due.platformFee || due.hasPendingPayments)
      await chargePendingAttempts(services, companyId);
    hasMore = startedCount > 0;
  }
}

/**
 * Runs everything due by the company's clock: charges, deactivations, ends of grace periods and trial
 * notices. Repeats this for each day while the test clock advances. Safe to run concurrently, and safe to
 * kill because the next run resumes.
 */
export async function chargeCompany(services: ChargingServices, companyId: string): Promise<void> {
  await chargeDue(services, companyId);
  while (await services.database.inCompany(companyId, (db) => advanceClock(db, companyId))) {
    await chargeDue(services, companyId);
  }
}
