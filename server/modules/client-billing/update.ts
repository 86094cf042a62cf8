import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import type { ClientBillingPlan, PlanDetailsInput } from '../../schema.generated';
import type { VerbOf } from '../audit/actions';
import { codeFor } from './create';
import { recordPlan, withPlan, type PlansAtHand } from './editing';
import { planDetailsInput } from './input';
import { lastDoer, updatePlan, type PlanRow } from './sql';

/** Refuses what was read before somebody else did `action`. */
export async function refuseStalePlan(
  { db, companyId }: PlansAtHand,
  plan: PlanRow,
  action: VerbOf<'clientBillingPlan'>,
): Promise<never> {
  const doer = await lastDoer(db, companyId, plan.id, `clientBillingPlan.${action}`);
  const changedBy = doer?.name ?? null;
  const message = `${changedBy ?? 'Somebody'} has changed this plan since you opened it.`;
  throw new DomainError('CONFLICT', message, {
    conflict: { kind: 'Stale', changedBy, changedAt: doer?.at ?? plan.updatedAt },
  });
}

/** Changes everything but the price, unless somebody else has saved since it was read. */
export const updateClientBillingPlan = (
  ctx: Context,
  id: string,
  lockVersion: number,
  input: PlanDetailsInput,
): Promise<ClientBillingPlan> =>
  withPlan(ctx, id, async (at, plan) => {
    const details = parseInput(planDetailsInput(at.pricing), input);
    const others = at.plans.filter((other) => other !== plan);
    const code = details.code === null ? plan.code : codeFor(others, details);
    const patch = { ...details, code };
    const changes = changedFields(plan, patch);
    if (changes.length === 0) return;
    if (plan.lockVersion !== lockVersion) await refuseStalePlan(at, plan, 'updated');
    await updatePlan(at.db, at.companyId, id, patch, true);
    await recordPlan(at, 'updated', { id, name: details.name }, changes);
  });
