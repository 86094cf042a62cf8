import type { Context, Db } from '../../platform';
import { changedFields } from '../../lib/changedFields';
import { newId } from '../../lib/ids';
import { auditPlanChange } from './plans.service';
import type { FirstPlan } from './input';
import { codeFromName } from './planCode';
import { insertPlan, lockPlans, plansOf, ensureDefaultPlan, updatePlan } from './plans.repository';

const defaults = {
  intervalCount: 1,
  yearlyPrice: null,
  requireCardForTrial: true,
  setupFee: 0,
  taxBehavior: 'Unspecified',
  isPublic: true,
  isPopular: false,
  allowSelfUpgrade: true,
  status: 'Active',
} as const;

/**
 * Creates or updates the company's first plan, ensures that a default plan is set, and audits the change, in
 * the caller's transaction.
 */
export async function saveFirstPlan(db: Db, ctx: Context, companyId: string, plan: FirstPlan): Promise<void> {
  const currency = await lockPlans(db, companyId);
  const [first] = await plansOf(db, companyId);
  const id = first?.id ?? newId();
  const values = { ...plan, currency };
  if (first) {
    await updatePlan(db, companyId, id, values, true);
    await db.publish({ type: 'subscriptionsToSync', companyId });
  } else await insertPlan(db, companyId, id, { ...defaults, ...values, code: codeFromName(plan.name) });
  await ensureDefaultPlan(db, companyId);
  await auditPlanChange(
    { db, ctx, companyId },
    first ? 'updated' : 'created',
    { id, name: plan.name },
    changedFields(first ?? {}, values),
  );
}
