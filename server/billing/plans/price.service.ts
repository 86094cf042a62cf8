import {
  authorize,
  type ChangePlanPriceInput,
  type ClientBillingPlan,
  type Context,
  type PlanPriceInput,
  type PlanPricePreview,
  runOnce,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import type { SubscriberPriceChange } from '../../../contract/enums';
import { auditPlanChange, findPlan, type PlanTransaction, withPlans } from './plans.service';
import { planPriceInput, pricingIn, type PlanPriceDetails } from './input';
import { previewPrice } from './pricePreview';
import { loadCurrency, plansOf, updatePlan, type PlanRow } from './plans.repository';
import { subscribersByPrice } from './subscribers.repository';
import { throwStalePlan } from './update.service';

type NewPrice = PlanPriceDetails & { currency: string };

/** Returns the version after the change. It increases only if the price differs. */
const nextVersion = (plan: PlanRow, price: NewPrice): number =>
  plan.priceVersion + (changedFields(plan, price).length > 0 ? 1 : 0);

export async function previewPlanPrice(
  ctx: Context,
  id: string,
  input: PlanPriceInput,
): Promise<PlanPricePreview> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const pricing = pricingIn(await loadCurrency(db, companyId), ctx.services);
    const { currency } = pricing;
    const plan = findPlan(await plansOf(db, companyId), id);
    const price = { ...parseInput(planPriceInput(pricing), input), currency };
    const version = nextVersion(plan, price);
    const groups = await subscribersByPrice(db, companyId, id, version);
    const preview = previewPrice(groups, { planId: id, version, ...price });
    const hiddenAmounts = { mrr: null, mrrAfter: null, chargedNow: null };
    return permissions.has('MANAGE_PAYMENTS') ? preview : { ...preview, ...hiddenAmounts };
  });
}

async function enqueueSubscriberChange(
  { db, ctx, companyId }: PlanTransaction,
  planId: string,
  subscribers: SubscriberPriceChange,
): Promise<void> {
  if (subscribers === 'Keep') return;
  await ctx.services.jobs.enqueue(db, 'move-subscribers', { companyId, planId, when: subscribers });
}

async function applyPriceChange(
  transaction: PlanTransaction,
  plan: PlanRow,
  input: ChangePlanPriceInput,
): Promise<string> {
  if (plan.priceVersion !== input.priceVersion) await throwStalePlan(transaction, plan, 'priceChanged');
  const { currency } = transaction.pricing;
  const price = { ...parseInput(planPriceInput(transaction.pricing), input.price), currency };
  const changes = changedFields(plan, price);
  const { subscribers } = input;
  if (changes.length === 0 && subscribers === 'Keep') return plan.id;
  if (changes.length > 0) await updatePlan(transaction.db, transaction.companyId, plan.id, price, false);
  await enqueueSubscriberChange(transaction, plan.id, subscribers);
  const subscriberChange = { field: 'subscribers', before: null, after: subscribers };
  await auditPlanChange(transaction, 'priceChanged', plan, [...changes, subscriberChange]);
  return plan.id;
}

export const changePlanPrice = (
  ctx: Context,
  input: ChangePlanPriceInput,
  idempotencyKey: string,
): Promise<ClientBillingPlan> =>
  withPlans(ctx, (transaction) => {
    if (!isId(input.id)) throw notFound();
    const plan = findPlan(transaction.plans, input.id);
    const idempotency = { key: idempotencyKey, operation: 'changePlanPrice', request: input };
    return runOnce(transaction.db, transaction.companyId, idempotency, () =>
      applyPriceChange(transaction, plan, input),
    );
  });
