import type { Context } from '../../context';
import { DomainError, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBillingPlan } from '../../schema.generated';
import { loadCompany } from '../company/service';
import { planAmong, recordPlan, toPlan, withPlan, type PlansAtHand } from './editing';
import { pricingIn } from './input';
import {
  deletePlan,
  lockPlan,
  lockPlans,
  moveToEnd,
  plansOf,
  setOrder,
  settleDefault,
  updatePlan,
  type PlanRow,
} from './sql';

export const activateClientBillingPlan = (ctx: Context, id: string): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (at, plan) => {
    if (plan.status === 'Active') return;
    if (plan.status === 'Archived') await moveToEnd(at.db, at.companyId, id);
    await updatePlan(at.db, at.companyId, id, { status: 'Active' }, false);
    await settleDefault(at.db, at.companyId);
    await recordPlan(at, 'activated', plan, [{ field: 'status', before: plan.status, after: 'Active' }]);
  });

/** A company that is Live has something to sell at any time. */
export async function refuseLastActive(
  {
    db,
    ctx,
    companyId,
    plans,
  }: Pick<PlansAtHand, 'db' | 'companyId' | 'plans'> & {
    ctx: Pick<Context, 'services'>;
  },
  plan: PlanRow,
): Promise<void> {
  const isLast = plan.status === 'Active' && !plans.some((one) => one !== plan && one.status === 'Active');
  if (!isLast) return;
  const { liveStatus } = await loadCompany(db, ctx.services.settings, companyId);
  if (liveStatus !== 'Live') return;
  const message = `${plan.name} is your only active plan, and you are live: clients would have nothing to choose. Activate another plan first.`;
  throw new DomainError('CONFLICT', message);
}

export const archiveClientBillingPlan = (ctx: Context, id: string): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (at, plan) => {
    if (plan.status === 'Archived') return;
    await refuseLastActive(at, plan);
    await updatePlan(at.db, at.companyId, id, { status: 'Archived' }, false);
    await settleDefault(at.db, at.companyId);
    await recordPlan(at, 'archived', plan, [{ field: 'status', before: plan.status, after: 'Archived' }]);
  });

export async function deleteClientBillingPlan(ctx: Context, id: string): Promise<boolean> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  if (!isId(id)) throw notFound('plan');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const pricing = pricingIn(await lockPlans(db, companyId), ctx.services);
    await lockPlan(db, companyId, id);
    const plans = await plansOf(db, companyId);
    const plan = planAmong(plans, id);
    const at = { db, ctx, companyId, pricing, plans };
    if (!plan.isUnused) {
      throw new DomainError('CONFLICT', `A client has had ${plan.name}, so it can only be archived.`);
    }
    await refuseLastActive(at, plan);
    await deletePlan(db, companyId, id);
    await settleDefault(db, companyId);
    await recordPlan(at, 'deleted', plan);
    return true;
  });
}

export async function reorderClientBillingPlans(
  ctx: Context,
  ids: readonly string[],
): Promise<ClientBillingPlan[]> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  if (!ids.every(isId)) throw notFound('plan');
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockPlans(db, companyId);
    const before = await plansOf(db, companyId);
    const wanted = ids.map((id) => planAmong(before, id));
    const inUse = before.filter(({ status }) => status !== 'Archived');
    if (ids.length !== inUse.length || !inUse.every((plan) => wanted.includes(plan))) {
      const message = 'The plans have changed since you opened them. Look at them again.';
      throw new DomainError('CONFLICT', message);
    }
    if (wanted.some((plan, index) => plan !== before[index])) {
      await setOrder(db, companyId, ids);
      await recordOrder({ db, ctx, companyId }, inUse, wanted);
    }
    const rows = await plansOf(db, companyId);
    return rows.map((row) => toPlan(row, permissions.has('MANAGE_PAYMENTS')));
  });
}

async function recordOrder(
  at: Pick<PlansAtHand, 'db' | 'ctx' | 'companyId'>,
  before: readonly PlanRow[],
  after: readonly PlanRow[],
): Promise<void> {
  const namesOf = (plans: readonly PlanRow[]) => plans.map(({ name }) => name);
  const moved = after.find((plan, index) => plan !== before[index]);
  if (!moved) return;
  await recordPlan(at, 'reordered', moved, [
    { field: 'order', before: namesOf(before), after: namesOf(after) },
  ]);
}

export const setDefaultClientBillingPlan = (ctx: Context, id: string): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (at, plan) => {
    if (plan.status !== 'Active') {
      throw new DomainError('CONFLICT', `${plan.name} is not active, so new clients can't have it.`);
    }
    if (plan.isDefault) return;
    const before = at.plans.find(({ isDefault }) => isDefault)?.name ?? null;
    await settleDefault(at.db, at.companyId, id);
    await recordPlan(at, 'madeDefault', plan, [{ field: 'defaultPlan', before, after: plan.name }]);
  });
