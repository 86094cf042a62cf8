import type { Account } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { notifyOfProblem } from '../notifications/ofPayments';
import { recordProviderPayment } from '../payments/ledger';
import { clientsAccount, forgetKey, lastAccount } from '../stripe/account';
import { noteWhetherHeld } from './holding';
import { nextOutOfStep, setInStep, type OutOfStep } from './sql';

const beforeAll = '00000000-0000-0000-0000-000000000000';

async function tell(services: Services, account: Account, { desired, version }: OutOfStep): Promise<void> {
  const { database, cardProvider } = services;
  const { companyId } = account;
  const teller = { provider: cardProvider.name, direction: 'Incoming' } as const;
  const { reference, payment } = await cardProvider.syncSubscription({ ...desired, account });
  await database.inCompany(companyId, async (db) => {
    await setInStep(db, companyId, desired.id, reference, version);
    if (!payment) return;
    const problem = await recordProviderPayment(db, companyId, teller, payment);
    await notifyOfProblem(db, services, companyId, problem);
  });
}

async function tellAll(services: Services, account: Account, isHeld: boolean): Promise<void> {
  const { companyId } = account;
  const failures: unknown[] = [];
  let after = beforeAll;
  for (;;) {
    const next = await services.database.inCompany(companyId, (db) =>
      nextOutOfStep(db, companyId, after, isHeld),
    );
    if (!next) break;
    after = next.desired.id;
    // One that is refused must not keep the others waiting.
    await tell(services, account, next).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Where renewals are held it need not take charges, nor be connected any more. */
async function accountToTell(
  services: Services,
  db: Db,
  companyId: string,
  isHeld: boolean,
): Promise<Account | null> {
  if (isHeld) return lastAccount(services, db, companyId);
  const connected = await clientsAccount(services, db, companyId);
  return connected?.canCharge ? connected.account : null;
}

/** Tells a provider that renews by itself how the company's subscriptions should be; again where it is cut off. */
export async function syncSubscriptions(services: Services, companyId: string): Promise<void> {
  const { database, cardProvider } = services;
  if (!cardProvider.renewsSubscriptions) return;
  const { account, isHeld } = await database.inCompany(companyId, async (db) => {
    const held = await noteWhetherHeld(db, companyId);
    return { account: await accountToTell(services, db, companyId, held), isHeld: held };
  });
  if (!account) return;
  await tellAll(services, account, isHeld);
  if (isHeld) await database.inCompany(companyId, (db) => forgetKey(db, companyId));
}
