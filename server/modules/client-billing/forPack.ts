import { DomainError } from '../../errors';
import type { Db } from '../../db/database';
import type { OnBehalf } from '../../jobs/onBehalf';
import { changedFields } from '../../lib/changedFields';
import { newId } from '../../lib/ids';
import { recordPlan } from './editing';
import { refuseLastActive } from './offer';
import { codeFrom, freeCode } from './planCode';
import {
  currencyOf,
  deletePlan,
  insertPlan,
  lockPlan,
  lockPlans,
  plansOf,
  settleDefault,
  updatePlan,
  type PlanRow,
  type PlanValues,
} from './sql';
import { priceIn } from './templates';

/** A plan as a pack has it: `points` are what it costs where a dollar is the unit. */
export interface PackPlan {
  name: string;
  description: string;
  features: readonly string[];
  points: number;
  setupPoints?: number;
  trialDays: number;
  isPopular?: boolean;
}

const isCalled = (name: string) => (plan: PlanRow) =>
  plan.status !== 'Archived' && plan.name.toLowerCase() === name.toLowerCase();

/** The plan that clients know by this name already. */
export const planCalled = async (db: Db, companyId: string, name: string): Promise<PlanRow | undefined> =>
  (await plansOf(db, companyId)).find(isCalled(name));

const recordFor = ({ db, companyId, by }: OnBehalf) => ({ db, companyId, ctx: by });

/** What it costs a month and once, in minor units of the currency. */
export const pricesOf = ({ points, setupPoints = 0 }: PackPlan, currency: string) => ({
  price: priceIn(currency, points),
  setupFee: priceIn(currency, setupPoints),
});

/** Adds an active plan, after the others, and gives its id. */
export async function addPackPlan(on: OnBehalf, packPlan: PackPlan): Promise<string> {
  const { points: _points, setupPoints: _setupPoints, ...plan } = packPlan;
  const { db, companyId } = on;
  const currency = await lockPlans(db, companyId);
  const taken = new Set((await plansOf(db, companyId)).map(({ code }) => code));
  const id = newId();
  const values: PlanValues = {
    ...{ ...plan, features: [...plan.features], currency, code: freeCode(codeFrom(plan.name), taken) },
    ...pricesOf(packPlan, currency),
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
  await settleDefault(db, companyId);
  await recordPlan(recordFor(on), 'created', { id, name: plan.name }, changedFields({}, values));
  return id;
}

async function moveTo(on: OnBehalf, plan: PlanRow, status: 'Active' | 'Archived' | 'Draft'): Promise<void> {
  const { db, companyId } = on;
  await updatePlan(db, companyId, plan.id, { status }, false);
  await settleDefault(db, companyId);
  const action = status === 'Archived' ? 'archived' : 'activated';
  await recordPlan(recordFor(on), action, plan, [{ field: 'status', before: plan.status, after: status }]);
}

/** Archives a plan that another one takes the place of: its clients keep it. */
export const putPlanAside = (on: OnBehalf, plan: PlanRow): Promise<void> => moveTo(on, plan, 'Archived');

/** What was put aside for a pack's plan, and how it stood before. */
export interface PlanAside {
  id: string;
  status: 'Active' | 'Draft';
}

async function bringBack(on: OnBehalf, plans: readonly PlanRow[], aside: PlanAside): Promise<void> {
  const plan = plans.find(({ id }) => id === aside.id);
  // Unless somebody has decided about it since.
  if (plan?.status === 'Archived') await moveTo(on, plan, aside.status);
}

function reasonToStay({ isUnused, lockVersion, priceVersion, status }: PlanRow): string | null {
  if (!isUnused) return 'A client has had it. You can archive it in Client Billing.';
  return lockVersion === 1 && priceVersion === 1 && status === 'Active' ? null : 'It was changed since.';
}

async function reasonOfLastActive(
  { db, companyId, services }: OnBehalf,
  plan: PlanRow,
): Promise<string | null> {
  try {
    const plans = await plansOf(db, companyId);
    await refuseLastActive({ db, companyId, plans, ctx: { services } }, plan);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

/** Deletes a plan that a pack added, and brings back what it replaced; where it has to stay, it says why. */
export async function withdrawPackPlan(
  on: OnBehalf,
  id: string,
  aside: PlanAside | null,
): Promise<string | null> {
  const { db, companyId } = on;
  await lockPlans(db, companyId);
  await lockPlan(db, companyId, id);
  const plans = await plansOf(db, companyId);
  const plan = plans.find((one) => one.id === id);
  const reason = plan ? reasonToStay(plan) : null;
  if (reason) return reason;
  if (aside) await bringBack(on, plans, aside);
  if (!plan) return null;
  const lastActive = await reasonOfLastActive(on, plan);
  if (lastActive) return lastActive;
  await deletePlan(db, companyId, id);
  await settleDefault(db, companyId);
  await recordPlan(recordFor(on), 'deleted', plan);
  return null;
}

export const currencyOfCompany = (db: Db, companyId: string): Promise<string> => currencyOf(db, companyId);
