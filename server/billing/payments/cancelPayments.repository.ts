import type { Db } from '../../platform';
import type { AbandonedPlan } from '../client-lifecycle/clientLifecycle.events';
import { planChanged } from './declines';
import { publishPaymentChange } from './recording';

/**
 * Cancels the failed payments of abandoned plans, for which the client owes nothing, and publishes the
 * change.
 */
export async function cancelPayments(
  db: Db,
  companyId: string,
  plans: readonly AbandonedPlan[],
): Promise<void> {
  const { rows } = await db.query<{ id: string; clientId: string }>(
    `/* cancelPayments */ with canceled as (
       select p.id from jsonb_to_recordset($2::jsonb) as r("clientId" uuid, "subscriptionId" uuid, "planId" uuid,
         "from" timestamptz)
       join payments p on p.company_id = $1 and p.client_id = r."clientId" and p.subscription_id = r."subscriptionId"
         and p.plan_id = r."planId" and p.period_start >= date_trunc('second', r."from") and p.status = 'Failed'
       order by p.id for no key update of p
     )
     update payments p set status = 'Canceled', failure_code = $3, decline_code = null, next_retry_at = null,
       updated_at = greatest(p.updated_at, company_now())
     from canceled where p.company_id = $1 and p.id = canceled.id
     returning p.id, p.client_id as "clientId"`,
    [companyId, JSON.stringify(plans), planChanged],
  );
  if (rows.length === 0) return;
  const [ids, clientIds] = [rows.map(({ id }) => id), rows.map(({ clientId }) => clientId)];
  await publishPaymentChange(db, companyId, 'Updated', ids, clientIds);
}
