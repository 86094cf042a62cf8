import type { Db } from '../../platform';
import type { AbandonedPlan } from '../client-lifecycle/clientLifecycle.events';
import { cancelFailedPayments } from './ledger.repository';
import { publishPaymentChange } from './recording';

/** Cancels the failed payments of abandoned plans and publishes the change. */
export async function cancelPayments(
  db: Db,
  companyId: string,
  plans: readonly AbandonedPlan[],
): Promise<void> {
  const canceled = await cancelFailedPayments(db, companyId, plans);
  if (canceled.length === 0) return;
  const [ids, clientIds] = [canceled.map(({ id }) => id), canceled.map(({ clientId }) => clientId)];
  await publishPaymentChange(db, companyId, 'Updated', ids, clientIds);
}
