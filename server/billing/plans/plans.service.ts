import { authorize, type ClientBillingPlan, type Context, type PlanTemplate } from '../../platform';
import { toPlan } from './editing.service';
import { loadCurrency, plansOf } from './plans.repository';
import { templatesIn } from './templates';

export async function clientBillingPlans(ctx: Context): Promise<ClientBillingPlan[]> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => plansOf(db, companyId));
  return rows.map((row) => toPlan(row, permissions.has('MANAGE_PAYMENTS')));
}

export async function planTemplates(ctx: Context): Promise<PlanTemplate[]> {
  const { companyId } = authorize(ctx.viewer, null, 'read');
  return templatesIn(await ctx.services.database.inCompany(companyId, (db) => loadCurrency(db, companyId)));
}
