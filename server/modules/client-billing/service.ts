import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import { changedFields } from '../../lib/changedFields';
import { newId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBillingPlan, PlanTemplate } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import type { PlanDetails } from './input';
import { currencyOf, insertPlan, plansOf, updatePlan, type PlanRow } from './sql';
import { templatesIn } from './templates';

const toPlan = ({ trial_days, created_at, updated_at, ...plan }: PlanRow): ClientBillingPlan => ({
  ...plan,
  trialDays: trial_days,
  createdAt: created_at,
  updatedAt: updated_at,
});

export async function clientBillingPlans(ctx: Context): Promise<ClientBillingPlan[]> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => plansOf(db, companyId));
  return rows.map(toPlan);
}

export async function planTemplates(ctx: Context): Promise<PlanTemplate[]> {
  const { companyId } = authorise(ctx.viewer, null, 'read');
  return templatesIn(await ctx.services.database.inCompany(companyId, (db) => currencyOf(db, companyId)));
}

/** Makes the company's first plan, or edits it when it is there, within the caller's transaction. */
export async function saveFirstPlan(
  db: Db,
  ctx: Context,
  companyId: string,
  plan: PlanDetails,
): Promise<void> {
  const currency = await currencyOf(db, companyId);
  const [first] = await plansOf(db, companyId);
  const id = first?.id ?? newId();
  if (first) await updatePlan(db, companyId, id, plan, currency);
  else await insertPlan(db, companyId, id, plan, currency);
  await recordAudit(db, ctx, {
    action: first ? 'clientBillingPlan.updated' : 'clientBillingPlan.created',
    targetType: 'ClientBillingPlan',
    targetId: id,
    targetLabel: plan.name,
    changes: changedFields(first ? { ...first, trialDays: first.trial_days } : {}, { ...plan, currency }),
  });
  await publish(db, { type: 'companyChanged', companyId });
}
