import { type ClientBillingPlan, type Context, type PlanInput, runOnce } from '../../platform';
import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { t } from '../../lib/i18n/i18n';
import { badInput, notFound } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import { auditPlanChange, findPlan, type PlanTransaction, withPlans } from './plans.service';
import { planDetailsInput, planPriceInput, planStatusInput } from './input';
import { codeFromName, uniqueCode } from './planCode';
import { insertPlan, ensureDefaultPlan, type PlanRow, type PlanValues } from './plans.repository';
import { planLimits } from '../../../contract/plans';

const planCodes = (plans: readonly PlanRow[]): Set<string> => new Set(plans.map(({ code }) => code));

/**
 * Returns the entered code, or a unique code derived from the name if `code` is null. Throws `BAD_USER_INPUT`
 * if another plan has the code.
 */
export function resolveCode(
  plans: readonly PlanRow[],
  { code, name }: { code: string | null; name: string },
): string {
  const taken = planCodes(plans);
  if (code === null) return uniqueCode(codeFromName(name), taken);
  if (taken.has(code)) throw badInput({ code: t('Another plan already has this code.') });
  return code;
}

async function addPlan(transaction: PlanTransaction, plan: PlanValues): Promise<string> {
  const id = newId();
  await insertPlan(transaction.db, transaction.companyId, id, plan);
  await ensureDefaultPlan(transaction.db, transaction.companyId);
  await auditPlanChange(transaction, 'created', { id, name: plan.name }, changedFields({}, plan));
  return id;
}

export const createClientBillingPlan = (
  ctx: Context,
  input: PlanInput,
  idempotencyKey: string,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, (transaction) => {
    const { db, companyId, pricing, plans } = transaction;
    const { currency } = pricing;
    const idempotency = { key: idempotencyKey, operation: 'createClientBillingPlan', request: input };
    return runOnce(db, companyId, idempotency, () => {
      const details = parseInput(planDetailsInput(pricing), input.details);
      const price = parseInput(planPriceInput(pricing), input.price);
      const { status } = parseInput(planStatusInput, input);
      return addPlan(transaction, {
        ...details,
        ...price,
        status,
        currency,
        code: resolveCode(plans, details),
      });
    });
  });

const nameOfCopy = (name: string): string => withoutDirectionMarks(t('{name} (copy)', { name }));

const copyName = (name: string): string =>
  nameOfCopy(name.slice(0, planLimits.name.max - nameOfCopy('').length).trimEnd());

export const duplicateClientBillingPlan = (
  ctx: Context,
  id: string,
  idempotencyKey: string,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, (transaction) => {
    if (!isId(id)) throw notFound();
    const original = findPlan(transaction.plans, id);
    const idempotency = { key: idempotencyKey, operation: 'duplicateClientBillingPlan', request: { id } };
    return runOnce(transaction.db, transaction.companyId, idempotency, () => {
      const code = uniqueCode(original.code, planCodes(transaction.plans));
      return addPlan(transaction, {
        ...valuesOf(original),
        name: copyName(original.name),
        code,
        status: 'Draft',
      });
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
