import type { Db } from '../../db/database';
import { lockClients } from '../clients/editing';
import { owesFeeAloneNow } from './sql';

const fellDue = `s.company_id = $1 and s.is_billed and s.ended_at is null and s.status in ('Trialing', 'Active')
  and not s.cancel_at_period_end and s.billed_until <= company_now() and not ${owesFeeAloneNow}`;

/**
 * For a company that was closed or blocked, in the caller's transaction, which has locked it: a period that fell due
 * meanwhile begins now and is due now, except where only a setup fee is due in a period that is paid for. Clients had
 * nothing for the time between, so each is charged for one period at most.
 */
export async function beginPeriodsAnew(db: Db, companyId: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `/* subscribersFallenDue */ select s.client_id as id from subscriptions s where ${fellDue}`,
    [companyId],
  );
  if (rows.length === 0) return;
  await lockClients(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  await db.query(
    `/* beginPeriodsAnew */ update subscriptions s
     set billed_until = clock.now, billing_anchor = clock.local, updated_at = now()
     from (
       select company_now() as now, company_now() at time zone time_zone as local from companies where id = $1 offset 0
     ) clock where ${fellDue}`,
    [companyId],
  );
}
