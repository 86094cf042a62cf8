import type { Db, Services } from '../../platform';
import { beginRetries } from '../payments/ledger';
import { loadConnectedAccount } from '../stripe/account';
import { lockChargingCompany } from './company.repository';
import { dueRetries } from './retries.repository';

const batchSize = 100;

/** Starts up to 100 due retries in the caller's transaction. Returns the number of started retries. */
export async function beginDueRetries(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<number> {
  const { isActive, isPaying, now } = await lockChargingCompany(db, companyId);
  if (!isPaying) return 0;
  const account = isActive ? await loadConnectedAccount(services, db, companyId) : null;
  const canChargeClients = account?.canCharge ?? false;
  const due = await dueRetries(db, companyId, { dueBy: now, canChargeClients, limit: batchSize });
  if (due.length === 0) return 0;
  const retries = due.map((retry) => ({ ...retry, trigger: 'RetryAuto' as const }));
  const started = await beginRetries(db, companyId, retries, now);
  return started.length;
}
