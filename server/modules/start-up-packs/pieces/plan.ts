import {
  addPackPlan,
  findPlanByName,
  pricesOf,
  archiveReplacedPlan,
  removePackPlan,
  type PackPlan,
} from '../../client-billing/packPlans';
import * as z from 'zod';
import { formatMoney } from '../../../lib/money';
import type { Piece } from './piece';

const longestName = 64;
const aside = z.object({ id: z.string(), status: z.enum(['Active', 'Draft']) });

const nameBeside = (name: string, packName: string): string => {
  const end = ` (${packName})`;
  return name.slice(0, longestName - end.length).trimEnd() + end;
};

function costOf(plan: PackPlan, currency: string): string {
  const { price, setupFee } = pricesOf(plan, currency);
  const setup = setupFee === 0 ? '' : ` and ${formatMoney(setupFee, currency)} once at the start`;
  return `${formatMoney(price, currency)} a month${setup}`;
}

const trialOf = (days: number): string => (days === 0 ? 'without a trial' : `with a trial of ${days} days`);

export const planPiece = (plan: PackPlan, code: string, packName: string): Piece => ({
  key: `plan:${code}`,
  kind: 'Plan',
  name: plan.name,
  detail: (currency) =>
    `${plan.description} ${costOf(plan, currency)}, ${trialOf(plan.trialDays)}. Active at once, and on your client dashboard with the next deployment.`,
  async conflict(db, companyId) {
    const known = await findPlanByName(db, companyId, plan.name);
    if (!known) return null;
    const sentence = `You have a plan called ${known.name}. Replaced, it is archived, and its clients keep it.`;
    return { sentence, choices: ['Skip', 'KeepBoth', 'Replace'] };
  },
  async place(on, choice) {
    const known = await findPlanByName(on.db, on.companyId, plan.name);
    if (!known || choice === 'Add') {
      return { outcome: 'Added', targetId: await addPackPlan(on, plan), mark: null, before: null };
    }
    if (choice === 'KeepBoth') {
      const beside = { ...plan, name: nameBeside(plan.name, packName) };
      return { outcome: 'Added', targetId: await addPackPlan(on, beside), mark: null, before: null };
    }
    const before = { id: known.id, status: known.status };
    await archiveReplacedPlan(on, known);
    return { outcome: 'Replaced', targetId: await addPackPlan(on, plan), mark: null, before };
  },
  async takeBack(on, { targetId, before }) {
    return targetId && removePackPlan(on, targetId, aside.safeParse(before).data ?? null);
  },
});
