import type { ClientBilling, Db } from '../../../platform';
import { loadBilling } from '../../../billing';
import type { ClientVisit } from '../visit';

export interface Overview {
  billing: ClientBilling;
  /** The plan's name, even if the plan is archived. */
  planName: string | null;
  /** The company's current time, which a test clock can shift. */
  now: Date;
  /** When the plan is scheduled to end. */
  endsAt: Date | null;
  /** True if the client scheduled the end and can cancel it. */
  canCancelEnd: boolean;
}

type PlanState = Omit<Overview, 'billing'>;

async function loadPlanState(db: Db, companyId: string, clientId: string): Promise<PlanState | undefined> {
  const { rows } = await db.query<PlanState>(
    `/* ownPlanState */ select p.name as "planName", company_now() as now, c.deactivate_at as "endsAt",
       c.deactivate_at is not null and c.deactivated_by is null and c.deactivation_reason = 'ClientRequest'
         as "canCancelEnd"
     from clients c left join client_billing_plans p on p.company_id = c.company_id and p.id = c.plan_id
     where c.company_id = $1 and c.id = $2`,
    [companyId, clientId],
  );
  return rows[0];
}

export async function loadOverview(
  db: Db,
  { services, companyId, session: { clientId } }: ClientVisit,
): Promise<Overview> {
  const billing = await loadBilling(db, services, companyId, clientId);
  const planState = await loadPlanState(db, companyId, clientId);
  if (!planState) throw new Error(`Client ${clientId} not found.`);
  return { billing, ...planState };
}

export const readOverview = (visit: ClientVisit): Promise<Overview> =>
  visit.services.database.inCompany(visit.companyId, (db) => loadOverview(db, visit));
