import type { Db } from '../../platform';
import { lockClients, owesOnlySetupFeeAt } from '../../clients';

const isOverdue = `s.company_id = $1 and s.is_billed and s.ended_at is null and s.status in ('Trialing', 'Active')
  and not s.cancel_at_period_end and s.billed_until <= clock.now and not ${owesOnlySetupFeeAt('clock.now')}`;

/**
 * Restarts overdue periods of a reopened or unblocked company, so that each client is charged for at most one
 * period. Skips subscriptions that owe only a setup fee in a paid period. The caller must have locked the
 * company.
 */
export async function restartDuePeriods(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query(
    `/* subscribersWithDuePeriod */ select s.client_id as id
     from (select company_now() as now offset 0) clock cross join subscriptions s where ${isOverdue}`,
    [companyId],
  );
  if (rows.length === 0) return;
  await lockClients(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  await db.query(
    `/* restartDuePeriods */ update subscriptions s
     set billed_until = clock.now, billing_anchor = clock.local, updated_at = now()
     from (
       select company_now() as now, company_now() at time zone time_zone as local from companies where id = $1 offset 0
     ) clock where ${isOverdue}`,
    [companyId],
  );
}
