import type { ClientBilling, Db } from '../../../platform';
import { loadBilling } from '../../../billing';
import type { ClientVisit } from '../visit';
import { loadPlanState, type PlanState } from './overview.repository';

export interface Overview extends PlanState {
  billing: ClientBilling;
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
