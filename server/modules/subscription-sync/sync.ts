import type { Account } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import { recordProviderPayment } from '../payments/ledger';
import { clientsAccount } from '../stripe/account';
import { nextOutOfStep, setInStep, type OutOfStep } from './sql';

const beforeAll = '00000000-0000-0000-0000-000000000000';

async function tell(
  { database, cardProvider }: Services,
  account: Account,
  { desired, version }: OutOfStep,
): Promise<void> {
  const { companyId } = account;
  const { reference, payment } = await cardProvider.syncSubscription({ ...desired, account });
  await database.inCompany(companyId, async (db) => {
    await setInStep(db, companyId, desired.id, reference, version);
    if (payment) await recordProviderPayment(db, companyId, cardProvider.name, payment);
  });
}

/** Tells a provider that renews by itself how the company's subscriptions should be; again where it is cut off. */
export async function syncSubscriptions(services: Services, companyId: string): Promise<void> {
  const { database, cardProvider } = services;
  if (!cardProvider.renewsSubscriptions) return;
  const connected = await database.inCompany(companyId, (db) => clientsAccount(services, db, companyId));
  if (!connected?.canCharge) return;
  const failures: unknown[] = [];
  let after = beforeAll;
  for (;;) {
    const next = await database.inCompany(companyId, (db) => nextOutOfStep(db, companyId, after));
    if (!next) break;
    after = next.desired.id;
    // One that is refused must not keep the others waiting.
    await tell(services, connected.account, next).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
