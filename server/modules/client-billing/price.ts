import type { Context } from '../../context';
import { notFound } from '../../errors';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type {
  ChangePlanPriceInput,
  ClientBillingPlan,
  PlanPriceInput,
  PlanPricePreview,
  SubscribersOfPrice,
} from '../../schema.generated';
import { onlyOnce } from '../idempotency/onlyOnce';
import { planAmong, recordPlan, withPlans, type PlansAtHand } from './editing';
import { planPriceInput, pricingIn, type PlanPriceDetails } from './input';
import { previewOf } from './pricePreview';
import { currencyOf, plansOf, updatePlan, type PlanRow } from './sql';
import { subscribersByPrice } from './subscribersSql';
import { refuseStalePlan } from './update';

type NewPrice = PlanPriceDetails & { currency: string };

/** The version that the price will have: a new one only where something of it is new. */
const versionWith = (plan: PlanRow, price: NewPrice): number =>
  plan.priceVersion + (changedFields(plan, price).length > 0 ? 1 : 0);

export async function previewPlanPrice(
  ctx: Context,
  id: string,
  typed: PlanPriceInput,
): Promise<PlanPricePreview> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound('plan');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const pricing = pricingIn(await currencyOf(db, companyId), ctx.services);
    const { currency } = pricing;
    const plan = planAmong(await plansOf(db, companyId), id);
    const price = { ...parseInput(planPriceInput(pricing), typed), currency };
    const version = versionWith(plan, price);
    const groups = await subscribersByPrice(db, companyId, id, version);
    const preview = previewOf(groups, { planId: id, version, ...price });
    const hidden = { mrr: null, mrrAfter: null, chargedNow: null };
    return permissions.has('MANAGE_PAYMENTS') ? preview : { ...preview, ...hidden };
  });
}

async function moveSubscribers(
  { db, ctx, companyId }: PlansAtHand,
  planId: string,
  subscribers: SubscribersOfPrice,
): Promise<void> {
  if (subscribers === 'Keep') return;
  await ctx.services.jobs.enqueue(db, 'move-subscribers', { companyId, planId, when: subscribers });
}

async function change(at: PlansAtHand, plan: PlanRow, input: ChangePlanPriceInput): Promise<string> {
  if (plan.priceVersion !== input.priceVersion) await refuseStalePlan(at, plan, 'priceChanged');
  const { currency } = at.pricing;
  const price = { ...parseInput(planPriceInput(at.pricing), input.price), currency };
  const changes = changedFields(plan, price);
  const { subscribers } = input;
  if (changes.length === 0 && subscribers === 'Keep') return plan.id;
  if (changes.length > 0) await updatePlan(at.db, at.companyId, plan.id, price, false);
  await moveSubscribers(at, plan.id, subscribers);
  const chosen = { field: 'subscribers', before: null, after: subscribers };
  await recordPlan(at, 'priceChanged', plan, [...changes, chosen]);
  return plan.id;
}

export const changePlanPrice = (
  ctx: Context,
  input: ChangePlanPriceInput,
  idempotencyKey: string,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, (at) => {
    if (!isId(input.id)) throw notFound('plan');
    const plan = planAmong(at.plans, input.id);
    const press = { key: idempotencyKey, operation: 'changePlanPrice', request: input };
    return onlyOnce(at.db, at.companyId, press, () => change(at, plan, input));
  });
