import type { ClientBillingPlan, Context, PlanDetailsInput, VerbOf } from '../../platform';
import { staleError } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/input';
import { resolveCode } from './create.service';
import { auditPlanChange, type PlanTransaction, withPlan } from './plans.service';
import { planDetailsInput } from './input';
import { lastActor, updatePlan, type PlanRow } from './plans.repository';

/** Throws `CONFLICT` with the name of the operator who last performed `action` on the plan. */
export async function throwStalePlan(
  { db, companyId }: PlanTransaction,
  plan: PlanRow,
  action: VerbOf<'clientBillingPlan'>,
): Promise<never> {
  const lastChange = await lastActor(db, companyId, plan.id, `clientBillingPlan.${action}`);
  throw staleError({ updatedBy: lastChange?.name ?? null, updatedAt: lastChange?.at ?? plan.updatedAt });
}

/**
 * Updates a plan's details but not its price or status. Throws `CONFLICT` if the plan changed after the
 * caller read it, unless the input changes nothing.
 */
export const updateClientBillingPlan = (
  ctx: Context,
  id: string,
  lockVersion: number,
  input: PlanDetailsInput,
): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (transaction, plan) => {
    const details = parseInput(planDetailsInput(transaction.pricing), input);
    const others = transaction.plans.filter((other) => other !== plan);
    const code = details.code === null ? plan.code : resolveCode(others, details);
    const patch = { ...details, code };
    const changes = changedFields(plan, patch);
    if (changes.length === 0) return;
    if (plan.lockVersion !== lockVersion) await throwStalePlan(transaction, plan, 'updated');
    await updatePlan(transaction.db, transaction.companyId, id, patch, true);
    await auditPlanChange(transaction, 'updated', { id, name: details.name }, changes);
    // The card provider stores the plan's name and tax behavior.
    await transaction.db.publish({ type: 'subscriptionsToSync', companyId: transaction.companyId });
  });
