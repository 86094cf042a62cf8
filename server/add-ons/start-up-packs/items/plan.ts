import {
  addPackPlan,
  archiveReplacedPlan,
  findPlanByName,
  type PackPlan,
  pricesOf,
  removePackPlan,
} from '../../../billing';
import * as z from 'zod';
import { newPlanStatuses, planLimits } from '../../../../contract/plans';
import { formatMoney } from '../../../lib/money';
import type { PackItem } from './packItem';

const replacedPlan = z.object({ id: z.string(), status: z.enum(newPlanStatuses) });

const nameWithPack = (name: string, packName: string): string => {
  const suffix = ` (${packName})`;
  return name.slice(0, planLimits.name.max - suffix.length).trimEnd() + suffix;
};

function describePrice(plan: PackPlan, currency: string): string {
  const { price, setupFee } = pricesOf(plan, currency);
  const setupText = setupFee === 0 ? '' : ` and ${formatMoney(setupFee, currency)} once at the start`;
  return `${formatMoney(price, currency)} a month${setupText}`;
}

const describeTrial = (days: number): string =>
  days === 0 ? 'without a trial' : `with a trial of ${days} days`;

export const planItem = (plan: PackPlan, code: string, packName: string): PackItem => ({
  key: `plan:${code}`,
  kind: 'Plan',
  name: plan.name,
  detail: (currency) =>
    `${plan.description} ${describePrice(plan, currency)}, ${describeTrial(plan.trialDays)}. Active at once, and on your client dashboard with the next deployment.`,
  async findConflict(db, companyId) {
    const existing = await findPlanByName(db, companyId, plan.name);
    if (!existing) return null;
    const description = `You have a plan called ${existing.name}. Replaced, it is archived, and its clients keep it.`;
    return { description, choices: ['Skip', 'KeepBoth', 'Replace'] };
  },
  async install(context, choice) {
    const existing = await findPlanByName(context.db, context.companyId, plan.name);
    if (!existing || choice === 'Add') {
      return { outcome: 'Added', targetId: await addPackPlan(context, plan), mark: null, before: null };
    }
    if (choice === 'KeepBoth') {
      const renamedPlan = { ...plan, name: nameWithPack(plan.name, packName) };
      return {
        outcome: 'Added',
        targetId: await addPackPlan(context, renamedPlan),
        mark: null,
        before: null,
      };
    }
    const before = { id: existing.id, status: existing.status };
    await archiveReplacedPlan(context, existing);
    return { outcome: 'Replaced', targetId: await addPackPlan(context, plan), mark: null, before };
  },
  async undo(context, { targetId, before }) {
    return targetId && removePackPlan(context, targetId, replacedPlan.safeParse(before).data ?? null);
  },
});
