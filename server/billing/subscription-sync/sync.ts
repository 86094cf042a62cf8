import type { Account, Db, Services } from '../../platform';
import { lockClients } from '../../clients';
import { recordProviderPayment } from '../payments/providerLedger';
import { deleteDisconnectedKey } from '../stripe/stripe.repository';
import { loadConnectedAccount, loadLastAccount } from '../stripe/account';
import { findNextUnsynced, markSynced, type UnsyncedSubscription } from './subscriptionSync.repository';
import {
  loadRenewingClientIds,
  lockRenewalHold,
  markAllOutOfSync,
  setRenewalHold,
} from './renewalHold.repository';
import { nilId } from '../../../contract/ids';

async function syncOne(
  services: Services,
  account: Account,
  { desired, version }: UnsyncedSubscription,
): Promise<void> {
  const { database, cardProvider } = services;
  const { companyId } = account;
  const source = { provider: cardProvider.name, direction: 'Incoming' } as const;
  const { reference, payment } = await cardProvider.syncSubscription({ ...desired, account });
  await database.inCompany(companyId, async (db) => {
    if (await markSynced(db, companyId, desired.id, reference, version))
      await db.publish({ type: 'subscriptionsToSync', companyId });
    if (payment) await recordProviderPayment(db, companyId, source, payment);
  });
}

async function syncAll(services: Services, account: Account, isOnHold: boolean): Promise<void> {
  const { companyId } = account;
  const failures: unknown[] = [];
  let after = nilId;
  for (;;) {
    const next = await services.database.inCompany(companyId, (db) =>
      findNextUnsynced(db, companyId, after, isOnHold),
    );
    if (!next) break;
    after = next.desired.id;
    // A failed subscription must not block the others.
    await syncOne(services, account, next).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Returns whether the company's renewals at the provider must be on hold, because the company may not charge
 * clients or its account is disconnected. On a change, stores the result and marks the renewing subscriptions
 * as out of sync.
 */
async function updateRenewalHold(db: Db, companyId: string): Promise<boolean> {
  const { isOnHold, wasOnHold } = await lockRenewalHold(db, companyId);
  if (isOnHold === wasOnHold) return isOnHold;
  await lockClients(db, companyId, await loadRenewingClientIds(db, companyId));
  await markAllOutOfSync(db, companyId);
  await setRenewalHold(db, companyId, isOnHold);
  return isOnHold;
}

/**
 * Returns the account to sync with, or null. Renewals on hold can also be synced with an account that is
 * disconnected or cannot charge.
 */
async function loadSyncAccount(
  services: Services,
  db: Db,
  companyId: string,
  isOnHold: boolean,
): Promise<Account | null> {
  if (isOnHold) return loadLastAccount(services, db, companyId);
  const connectedAccount = await loadConnectedAccount(services, db, companyId);
  return connectedAccount?.canCharge ? connectedAccount.account : null;
}

/**
 * Syncs the company's subscriptions, and whether they are on hold, to a provider that charges renewals. A
 * rerun resumes after a crash. Throws the first failure after all subscriptions were tried. Otherwise deletes
 * the key of a disconnected account.
 */
export async function syncSubscriptions(services: Services, companyId: string): Promise<void> {
  const { database, cardProvider } = services;
  if (!cardProvider.renewsSubscriptions) return;
  const { account, isOnHold } = await database.inCompany(companyId, async (db) => {
    const shouldHold = await updateRenewalHold(db, companyId);
    return { account: await loadSyncAccount(services, db, companyId, shouldHold), isOnHold: shouldHold };
  });
  if (!account) return;
  await syncAll(services, account, isOnHold);
  if (isOnHold) await database.inCompany(companyId, (db) => deleteDisconnectedKey(db, companyId));
}
