import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import { publish } from '../../events';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBillingPlan } from '../../schema.generated';
import type { VerbOf } from '../audit/actions';
import type { AuditChange, Doer } from '../audit/service';
import { recordAudit } from '../audit/service';
import { pricingIn, type Pricing } from './input';
import { lockPlans, plansOf, type PlanRow } from './sql';

/** A plan as whoever asks may see it. */
export const toPlan = (row: PlanRow, withMoney: boolean): ClientBillingPlan => ({
  ...row,
  mrr: withMoney ? row.mrr : null,
});

/** The company's plans, which nobody else changes until the transaction ends. */
export interface PlansAtHand {
  db: Db;
  ctx: Context;
  companyId: string;
  pricing: Pricing;
  plans: readonly PlanRow[];
}

export function planAmong(plans: readonly PlanRow[], id: string): PlanRow {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw notFound('plan');
  return plan;
}

/** Takes the company's plans in hand, does `work` in the same transaction, and gives the plan that it names. */
export async function withPlans(
  ctx: Context,
  work: (at: PlansAtHand) => Promise<string>,
): Promise<ClientBillingPlan> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const pricing = pricingIn(await lockPlans(db, companyId), ctx.services);
    const plans = await plansOf(db, companyId);
    const id = await work({ db, ctx, companyId, pricing, plans });
    return toPlan(planAmong(await plansOf(db, companyId), id), permissions.has('MANAGE_PAYMENTS'));
  });
}

/** The same with one plan. */
export const withPlan = (
  ctx: Context,
  id: string,
  work: (at: PlansAtHand, plan: PlanRow) => Promise<void>,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, async (at) => {
    if (!isId(id)) throw notFound('plan');
    await work(at, planAmong(at.plans, id));
    return id;
  });

/** Records what was done to a plan, and tells open consoles. */
export async function recordPlan(
  { db, ctx, companyId }: Pick<PlansAtHand, 'db' | 'companyId'> & { ctx: Doer },
  action: VerbOf<'clientBillingPlan'>,
  plan: { id: string; name: string },
  changes: readonly AuditChange[] = [],
): Promise<void> {
  await recordAudit(db, ctx, {
    action: `clientBillingPlan.${action}`,
    targetType: 'ClientBillingPlan',
    targetId: plan.id,
    targetLabel: plan.name,
    changes,
  });
  await publish(db, { type: 'companyChanged', companyId });
}
