import type { Db, Services } from '../../platform';
import { beginRetries } from '../payments/ledger';
import { defaultCard, pastDueFeeIds } from './platformFees.repository';

/**
 * Starts a retry of each past-due platform fee with the default card and enqueues a charging job, in the
 * caller's transaction. Does nothing without a card.
 */
export async function retryPastDueFees(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
): Promise<void> {
  const card = await defaultCard(db, companyId);
  if (!card) return;
  const { now, ids } = await pastDueFeeIds(db, companyId);
  const retries = ids.map((paymentId) => ({
    paymentId,
    clientId: null,
    trigger: 'RetryManual' as const,
    cardId: card.id,
    method: card.method,
  }));
  const started = await beginRetries(db, companyId, retries, now);
  if (started.length > 0) await jobs.enqueue(db, 'charge-company', { companyId });
}
