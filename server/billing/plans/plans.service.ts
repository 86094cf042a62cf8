import { isId } from '../../../contract/ids';
import { notFound } from '../../lib/errors';
import {
  type AuditChange,
  type AuditContext,
  authorize,
  type ClientBillingPlan,
  type Context,
  type Db,
  type PlanTemplate,
  type VerbOf,
  writeAuditEvent,
} from '../../platform';
import { type Pricing, pricingIn } from './input';
import { loadCurrency, lockPlans, type PlanRow, plansOf } from './plans.repository';
import { templatesIn } from './templates';

/** Returns the plan, without its MRR if the viewer can't see amounts. */
export const toPlan = (row: PlanRow, showsMoney: boolean): ClientBillingPlan => ({
  ...row,
  mrr: showsMoney ? row.mrr : null,
});

/** A transaction that has locked the company's plans until it ends. */
export interface PlanTransaction {
  db: Db;
  ctx: Context;
  companyId: string;
  pricing: Pricing;
  plans: readonly PlanRow[];
}

export function findPlan(plans: readonly PlanRow[], id: string): PlanRow {
  const plan = plans.find((candidate) => candidate.id === id);
  if (!plan) throw notFound();
  return plan;
}

/**
 * Locks the company's plans, runs `work` in the same transaction and returns the plan whose id `work`
 * returns.
 */
export async function withPlans(
  ctx: Context,
  work: (transaction: PlanTransaction) => Promise<string>,
): Promise<ClientBillingPlan> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const pricing = pricingIn(await lockPlans(db, companyId), ctx.services);
    const plans = await plansOf(db, companyId);
    const id = await work({ db, ctx, companyId, pricing, plans });
    return toPlan(findPlan(await plansOf(db, companyId), id), permissions.has('MANAGE_PAYMENTS'));
  });
}

export const withPlan = (
  ctx: Context,
  id: string,
  work: (transaction: PlanTransaction, plan: PlanRow) => Promise<void>,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, async (transaction) => {
    if (!isId(id)) throw notFound();
    await work(transaction, findPlan(transaction.plans, id));
    return id;
  });

/** Adds an audit event for the plan and notifies open consoles. */
export async function auditPlanChange(
  { db, ctx, companyId }: Pick<PlanTransaction, 'db' | 'companyId'> & { ctx: AuditContext },
  action: VerbOf<'clientBillingPlan'>,
  plan: { id: string; name: string },
  changes: readonly AuditChange[] = [],
): Promise<void> {
  await writeAuditEvent(db, ctx, {
    action: `clientBillingPlan.${action}`,
    targetType: 'ClientBillingPlan',
    targetId: plan.id,
    targetLabel: plan.name,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
}

export async function clientBillingPlans(ctx: Context): Promise<ClientBillingPlan[]> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const rows = await ctx.services.database.inCompany(companyId, (db) => plansOf(db, companyId));
  return rows.map((row) => toPlan(row, permissions.has('MANAGE_PAYMENTS')));
}

export async function planTemplates(ctx: Context): Promise<PlanTemplate[]> {
  const { companyId } = authorize(ctx.viewer, null, 'read');
  return templatesIn(await ctx.services.database.inCompany(companyId, (db) => loadCurrency(db, companyId)));
}
