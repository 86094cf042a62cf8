import { authorize, type ClientBillingPlan, type Context } from '../../platform';
import { loadCompany } from '../../company';
import { t } from '../../lib/i18n/i18n';
import { conflict, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { auditPlanChange, findPlan, type PlanTransaction, toPlan, withPlan } from './plans.service';
import { pricingIn } from './input';
import {
  deletePlan,
  lockPlan,
  lockPlans,
  movePlanToEnd,
  plansOf,
  setPlanOrder,
  ensureDefaultPlan,
  updatePlan,
  type PlanRow,
} from './plans.repository';

export const activateClientBillingPlan = (ctx: Context, id: string): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (transaction, plan) => {
    if (plan.status === 'Active') return;
    if (plan.status === 'Archived') await movePlanToEnd(transaction.db, transaction.companyId, id);
    await updatePlan(transaction.db, transaction.companyId, id, { status: 'Active' }, false);
    await ensureDefaultPlan(transaction.db, transaction.companyId);
    await auditPlanChange(transaction, 'activated', plan, [
      { field: 'status', before: plan.status, after: 'Active' },
    ]);
  });

/** Returns whether the plan is the last active one of a live company. */
export async function isLastActive(
  {
    db,
    ctx,
    companyId,
    plans,
  }: Pick<PlanTransaction, 'db' | 'companyId' | 'plans'> & {
    ctx: Pick<Context, 'services'>;
  },
  plan: PlanRow,
): Promise<boolean> {
  const isLast =
    plan.status === 'Active' && !plans.some(({ id, status }) => id !== plan.id && status === 'Active');
  if (!isLast) return false;
  const { liveStatus } = await loadCompany(db, ctx.services.settings, companyId);
  return liveStatus === 'Live';
}

/**
 * Throws `CONFLICT` if the plan is the last active one of a live company, because new clients would have no
 * plan to choose.
 */
async function assertNotLastActive(transaction: PlanTransaction, plan: PlanRow): Promise<void> {
  if (!(await isLastActive(transaction, plan))) return;
  throw conflict(
    t(
      '{plan} is your only active plan. Activate another plan first, so that clients have a plan to choose.',
      { plan: plan.name },
    ),
  );
}

export const archiveClientBillingPlan = (ctx: Context, id: string): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (transaction, plan) => {
    if (plan.status === 'Archived') return;
    await assertNotLastActive(transaction, plan);
    await updatePlan(transaction.db, transaction.companyId, id, { status: 'Archived' }, false);
    await ensureDefaultPlan(transaction.db, transaction.companyId);
    await auditPlanChange(transaction, 'archived', plan, [
      { field: 'status', before: plan.status, after: 'Archived' },
    ]);
  });

export async function deleteClientBillingPlan(ctx: Context, id: string): Promise<boolean> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const pricing = pricingIn(await lockPlans(db, companyId), ctx.services);
    await lockPlan(db, companyId, id);
    const plans = await plansOf(db, companyId);
    const plan = findPlan(plans, id);
    const transaction = { db, ctx, companyId, pricing, plans };
    if (!plan.isUnused) {
      throw conflict(
        t('You can’t delete {plan}, because clients have used it. Archive it instead.', { plan: plan.name }),
      );
    }
    await assertNotLastActive(transaction, plan);
    await deletePlan(db, companyId, id);
    await ensureDefaultPlan(db, companyId);
    await auditPlanChange(transaction, 'deleted', plan);
    return true;
  });
}

export async function reorderClientBillingPlans(
  ctx: Context,
  ids: readonly string[],
): Promise<ClientBillingPlan[]> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  if (!ids.every(isId)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    await lockPlans(db, companyId);
    const before = await plansOf(db, companyId);
    const reordered = ids.map((id) => findPlan(before, id));
    const inUse = before.filter(({ status }) => status !== 'Archived');
    if (ids.length !== inUse.length || !inUse.every((plan) => reordered.includes(plan))) {
      throw conflict(t('The plans changed after you opened this page. Reload the page.'));
    }
    if (reordered.some((plan, index) => plan !== before[index])) {
      await setPlanOrder(db, companyId, ids);
      await auditOrder({ db, ctx, companyId }, inUse, reordered);
    }
    const rows = await plansOf(db, companyId);
    return rows.map((row) => toPlan(row, permissions.has('MANAGE_PAYMENTS')));
  });
}

async function auditOrder(
  transaction: Pick<PlanTransaction, 'db' | 'ctx' | 'companyId'>,
  before: readonly PlanRow[],
  after: readonly PlanRow[],
): Promise<void> {
  const namesOf = (plans: readonly PlanRow[]) => plans.map(({ name }) => name);
  const reorderedPlan = after.find((plan, index) => plan !== before[index]);
  if (!reorderedPlan) return;
  await auditPlanChange(transaction, 'reordered', reorderedPlan, [
    { field: 'order', before: namesOf(before), after: namesOf(after) },
  ]);
}

export const setDefaultClientBillingPlan = (ctx: Context, id: string): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (transaction, plan) => {
    if (plan.status !== 'Active') {
      throw conflict(
        t('{plan} isn’t active. Activate it before you make it the default.', { plan: plan.name }),
      );
    }
    if (plan.isDefault) return;
    const before = transaction.plans.find(({ isDefault }) => isDefault)?.name ?? null;
    await ensureDefaultPlan(transaction.db, transaction.companyId, id);
    await auditPlanChange(transaction, 'madeDefault', plan, [
      { field: 'defaultPlan', before, after: plan.name },
    ]);
  });
