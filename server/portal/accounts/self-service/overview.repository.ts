import { planNameIn } from '../../../brand';
import type { Db } from '../../../platform';
import { language } from '../../../lib/i18n/i18n';

export interface PlanState {
  /** The plan's name in the current language, even if the plan is archived. */
  planName: string | null;
  /** The company's current time, which a test clock can shift. */
  now: Date;
  /** When the plan is scheduled to end. */
  endsAt: Date | null;
  /** True if the client scheduled the end and can cancel it. */
  canCancelEnd: boolean;
}

export async function loadPlanState(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<PlanState | undefined> {
  const { rows } = await db.query(
    `/* ownPlanState */ select ${planNameIn('p', '$3')} as "planName", company_now() as now, c.deactivate_at as "endsAt",
       c.deactivate_at is not null and c.deactivated_by is null and c.deactivation_reason is not distinct from 'ClientRequest'
         as "canCancelEnd"
     from clients c left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id
     where c.company_id = $1 and c.id = $2`,
    [companyId, clientId, language()],
  );
  return rows[0];
}
