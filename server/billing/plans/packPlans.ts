import * as z from 'zod';
import type { Db, OnBehalf } from '../../platform';
import type { PlanStatus } from '../../../contract/enums';
import { changedFields } from '../../lib/changedFields';
import { newId } from '../../lib/ids';
import { auditPlanChange } from './plans.service';
import { isLastActive } from './offer.service';
import { codeFromName, uniqueCode } from './planCode';
import {
  deletePlan,
  insertPlan,
  lockPlan,
  lockPlans,
  plansOf,
  ensureDefaultPlan,
  updatePlan,
  type PlanRow,
  type PlanValues,
} from './plans.repository';
import { planContent, priceIn } from './templates';

/** A plan of a start-up pack. */
export const packPlan = planContent.extend({
  setupPoints: z.int().positive().optional(),
  isPopular: z.literal(true).optional(),
});

export type PackPlan = z.output<typeof packPlan>;

const hasName = (name: string) => (plan: PlanRow) =>
  plan.status !== 'Archived' && plan.name.toLowerCase() === name.toLowerCase();

/** Returns the plan with this name that is not archived. Names are compared case-insensitively. */
export const findPlanByName = async (db: Db, companyId: string, name: string): Promise<PlanRow | undefined> =>
  (await plansOf(db, companyId)).find(hasName(name));

const auditContext = ({ db, companyId, by }: OnBehalf) => ({ db, companyId, ctx: by });

/** Returns the price and the setup fee in minor units of the currency. */
export const pricesOf = ({ points, setupPoints = 0 }: PackPlan, currency: string) => ({
  price: priceIn(currency, points),
  setupFee: priceIn(currency, setupPoints),
});

/** Adds an active plan after the existing plans and returns its id. */
export async function addPackPlan(context: OnBehalf, newPlan: PackPlan): Promise<string> {
  const { points: _points, setupPoints: _setupPoints, ...plan } = newPlan;
  const { db, companyId } = context;
  const currency = await lockPlans(db, companyId);
  const usedCodes = new Set((await plansOf(db, companyId)).map(({ code }) => code));
  const id = newId();
  const values: PlanValues = {
    ...{
      ...plan,
      features: [...plan.features],
      currency,
      code: uniqueCode(codeFromName(plan.name), usedCodes),
    },
    ...pricesOf(newPlan, currency),
    ...{ interval: 'Month' as const, intervalCount: 1, yearlyPrice: null, status: 'Active' as const },
    ...{
      requireCardForTrial: true,
      taxBehavior: 'Unspecified' as const,
      isPublic: true,
      allowSelfUpgrade: true,
    },
    isPopular: plan.isPopular ?? false,
  };
  await insertPlan(db, companyId, id, values);
  await ensureDefaultPlan(db, companyId);
  await auditPlanChange(auditContext(context), 'created', { id, name: plan.name }, changedFields({}, values));
  return id;
}

async function setPlanStatus(context: OnBehalf, plan: PlanRow, status: PlanStatus): Promise<void> {
  const { db, companyId } = context;
  await updatePlan(db, companyId, plan.id, { status }, false);
  await ensureDefaultPlan(db, companyId);
  const action = status === 'Archived' ? 'archived' : 'activated';
  await auditPlanChange(auditContext(context), action, plan, [
    { field: 'status', before: plan.status, after: status },
  ]);
}

/** Archives a plan that a pack's plan replaces. The archived plan keeps its clients. */
export const archiveReplacedPlan = (context: OnBehalf, plan: PlanRow): Promise<void> =>
  setPlanStatus(context, plan, 'Archived');

/** The plan that a pack's plan replaced, with its previous status. */
export interface ReplacedPlan {
  id: string;
  status: 'Active' | 'Draft';
}

async function restoreReplacedPlan(
  context: OnBehalf,
  plans: readonly PlanRow[],
  replaced: ReplacedPlan,
): Promise<void> {
  const plan = plans.find(({ id }) => id === replaced.id);
  // Skips the plan if an operator has changed its status since.
  if (plan?.status === 'Archived') await setPlanStatus(context, plan, replaced.status);
}

function deletionBlocker({ isUnused, lockVersion, priceVersion, status }: PlanRow) {
  if (!isUnused) return 'InUse';
  return lockVersion === 1 && priceVersion === 1 && status === 'Active' ? null : 'Changed';
}

/**
 * Deletes a plan that a pack added and restores the plan that it replaced. Returns the reason if the plan
 * can't be deleted, otherwise null.
 */
export async function removePackPlan(
  context: OnBehalf,
  id: string,
  replaced: ReplacedPlan | null,
): Promise<'InUse' | 'Changed' | 'LastActive' | null> {
  const { db, companyId, services } = context;
  await lockPlans(db, companyId);
  await lockPlan(db, companyId, id);
  const plans = await plansOf(db, companyId);
  const plan = plans.find((candidate) => candidate.id === id);
  const reason = plan ? deletionBlocker(plan) : null;
  if (reason) return reason;
  if (replaced) await restoreReplacedPlan(context, plans, replaced);
  if (!plan) return null;
  const transaction = { db, companyId, plans: await plansOf(db, companyId), ctx: { services } };
  if (await isLastActive(transaction, plan)) return 'LastActive';
  await deletePlan(db, companyId, id);
  await ensureDefaultPlan(db, companyId);
  await auditPlanChange(auditContext(context), 'deleted', plan);
  return null;
}
