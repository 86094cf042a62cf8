import type { Context } from '../../context';
import { badInput, notFound } from '../../errors';
import { changedFields } from '../../lib/changedFields';
import { isId, newId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import type { ClientBillingPlan, PlanInput } from '../../schema.generated';
import { onlyOnce } from '../idempotency/onlyOnce';
import { planAmong, recordPlan, withPlans, type PlansAtHand } from './editing';
import { planDetailsInput, planPriceInput, planStatusInput } from './input';
import { codeFrom, freeCode } from './planCode';
import { insertPlan, settleDefault, type PlanRow, type PlanValues } from './sql';

const longestName = 64;
const codesOf = (plans: readonly PlanRow[]): Set<string> => new Set(plans.map(({ code }) => code));

/** The code that was typed, unless another plan has it; one made from the name where none was. */
export function codeFor(
  plans: readonly PlanRow[],
  { code, name }: { code: string | null; name: string },
): string {
  const taken = codesOf(plans);
  if (code === null) return freeCode(codeFrom(name), taken);
  if (taken.has(code)) throw badInput({ code: 'Another plan has this code.' });
  return code;
}

async function addPlan(at: PlansAtHand, plan: PlanValues): Promise<string> {
  const id = newId();
  await insertPlan(at.db, at.companyId, id, plan);
  await settleDefault(at.db, at.companyId);
  await recordPlan(at, 'created', { id, name: plan.name }, changedFields({}, plan));
  return id;
}

export const createClientBillingPlan = (
  ctx: Context,
  input: PlanInput,
  idempotencyKey: string,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, (at) => {
    const { db, companyId, pricing, plans } = at;
    const { currency } = pricing;
    const press = { key: idempotencyKey, operation: 'createClientBillingPlan', request: input };
    return onlyOnce(db, companyId, press, () => {
      const details = parseInput(planDetailsInput(pricing), input.details);
      const price = parseInput(planPriceInput(pricing), input.price);
      const { status } = parseInput(planStatusInput, input);
      return addPlan(at, { ...details, ...price, status, currency, code: codeFor(plans, details) });
    });
  });

const copyName = (name: string): string => {
  const end = ' (copy)';
  return name.slice(0, longestName - end.length).trimEnd() + end;
};

export const duplicateClientBillingPlan = (
  ctx: Context,
  id: string,
  idempotencyKey: string,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, (at) => {
    if (!isId(id)) throw notFound('plan');
    const original = planAmong(at.plans, id);
    const press = { key: idempotencyKey, operation: 'duplicateClientBillingPlan', request: { id } };
    return onlyOnce(at.db, at.companyId, press, () => {
      const code = freeCode(original.code, codesOf(at.plans));
      return addPlan(at, { ...valuesOf(original), name: copyName(original.name), code, status: 'Draft' });
    });
  });

function valuesOf(plan: PlanRow): PlanValues {
  const { name, code, description, features, price, currency, interval, intervalCount, yearlyPrice } = plan;
  const { trialDays, requireCardForTrial, setupFee, taxBehavior, isPublic, isPopular } = plan;
  const { allowSelfUpgrade, status } = plan;
  return {
    ...{ name, code, description, features, price, currency, interval, intervalCount, yearlyPrice },
    ...{ trialDays, requireCardForTrial, setupFee, taxBehavior, isPublic, isPopular },
    ...{ allowSelfUpgrade, status },
  };
}
