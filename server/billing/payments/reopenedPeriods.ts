import type { Db } from '../../platform';
import { timestampSql } from '../../lib/timestamps';
import type { Period } from '../../lib/periodDays';
import { paidPeriod } from './paidPeriod';

interface ReopenedPayment extends Period {
  id: string;
  planName: string;
  timeZone: string;
}

/**
 * Assigns the new billing period to payments of old debts that reactivated a client, because the period
 * starts with the payment.
 */
export async function writeReopenedPeriods(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return;
  const { rows } = await db.query<ReopenedPayment>(
    `/* reopenedPeriods */ select p.id, b.name as "planName", k.time_zone as "timeZone",
       ${timestampSql('s.current_period_start')} as "periodStart", ${timestampSql('s.current_period_end')} as "periodEnd"
     from payments p
     join companies k on k.id = p.company_id
     join client_billing_plans b on b.company_id = p.company_id and b.id = p.plan_id
     join subscriptions s on s.company_id = p.company_id and s.id = p.subscription_id
     where p.company_id = $1 and p.id = any($2::uuid[]) and p.type = 'Subscription'
       and s.billed_until = s.current_period_end and not exists (
         select from payments o where o.company_id = $1 and o.subscription_id = s.id
           and o.period_start = s.current_period_start
       )`,
    [companyId, paymentIds],
  );
  const periods = rows.map(({ id, planName, timeZone, ...period }) => ({
    id,
    ...paidPeriod(planName, period, timeZone),
  }));
  if (periods.length === 0) return;
  await db.query(
    `/* writeReopenedPeriods */ update payments p set description = r.description, period_start = r."periodStart",
       period_end = r."periodEnd", period_from = r."periodFrom", period_to = r."periodTo"
     from jsonb_to_recordset($2::jsonb) as r(id uuid, description text, "periodStart" timestamptz,
       "periodEnd" timestamptz, "periodFrom" date, "periodTo" date)
     where p.company_id = $1 and p.id = r.id`,
    [companyId, JSON.stringify(periods)],
  );
}
