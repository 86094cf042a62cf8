import type { Db, Services } from '../../platform';
import { beginRetries } from '../payments/ledger';
import { loadConnectedAccount } from '../stripe/account';
import { loadPastDueWithDefaultCard } from './pastDue.repository';

/**
 * Retries all past-due payments of a client with the default card, in the caller's transaction. Does nothing
 * while the account cannot charge.
 */
export async function retryPastDuePayments(
  db: Db,
  services: Pick<Services, 'settings' | 'jobs' | 'cardProvider'>,
  companyId: string,
  clientId: string,
): Promise<void> {
  if (!(await loadConnectedAccount(services, db, companyId))?.canCharge) return;
  const { now, retries } = await loadPastDueWithDefaultCard(db, companyId, clientId);
  const started = await beginRetries(
    db,
    companyId,
    retries.map((retry) => ({ ...retry, trigger: 'RetryManual' })),
    now,
  );
  if (started.length > 0) await services.jobs.enqueue(db, 'charge-company', { companyId });
}
