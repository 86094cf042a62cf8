import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { changedFields } from '../../lib/changedFields';
import { newId } from '../../lib/ids';
import { recordPlan } from './editing';
import type { FirstPlan } from './input';
import { codeFrom } from './planCode';
import { insertPlan, lockPlans, plansOf, settleDefault, updatePlan } from './sql';

const usual = {
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

/** Makes the company's first plan, or edits it when it is there, within the caller's transaction. */
export async function saveFirstPlan(db: Db, ctx: Context, companyId: string, plan: FirstPlan): Promise<void> {
  const currency = await lockPlans(db, companyId);
  const [first] = await plansOf(db, companyId);
  const id = first?.id ?? newId();
  const values = { ...plan, currency };
  if (first) await updatePlan(db, companyId, id, values, true);
  else await insertPlan(db, companyId, id, { ...usual, ...values, code: codeFrom(plan.name) });
  await settleDefault(db, companyId);
  await recordPlan(
    { db, ctx, companyId },
    first ? 'updated' : 'created',
    { id, name: plan.name },
    changedFields(first ?? {}, values),
  );
}
