import { formatMoney } from '../../lib/money';
import type { SnapshotPlan } from '../../modules/deployments/snapshot';

/** `month`, `3 months`: after “per” and “every”. */
function period({ interval, intervalCount }: SnapshotPlan): string {
  const word = interval.toLowerCase();
  return intervalCount === 1 ? `per ${word}` : `every ${intervalCount} ${word}s`;
}

export const isFree = ({ price, setupFee }: SnapshotPlan): boolean => price === 0 && setupFee === 0;

const money = (amount: number, { currency }: SnapshotPlan): string => formatMoney(amount, currency);

/** `€12.50` and `per month`, or `Free` alone. */
export const priceWords = (plan: SnapshotPlan): { amount: string; each: string | null } =>
  plan.price === 0 ? { amount: 'Free', each: null } : { amount: money(plan.price, plan), each: period(plan) };

function taxWords(plan: SnapshotPlan): string | null {
  if (isFree(plan) || plan.taxBehavior === 'Unspecified') return null;
  return plan.taxBehavior === 'Inclusive' ? 'Tax is included.' : 'Tax is added to the price.';
}

function trialWords({ trialDays, requireCardForTrial }: SnapshotPlan): string | null {
  if (trialDays === 0) return null;
  const days = trialDays === 1 ? 'first day is' : `first ${trialDays} days are`;
  return `The ${days} free. ${requireCardForTrial ? 'A card is needed to begin.' : 'No card is needed to begin.'}`;
}

const feeWords = (plan: SnapshotPlan): string | null =>
  plan.setupFee > 0 ? `Setup fee: ${money(plan.setupFee, plan)}, charged once.` : null;

const sentences = (...words: (string | null)[]): string[] => words.filter((one) => one !== null);

/** What else it costs, a short sentence each. */
export const planTerms = (plan: SnapshotPlan): string[] =>
  sentences(
    plan.yearlyPrice === null ? null : `Or ${money(plan.yearlyPrice, plan)} per year, paid at once.`,
    trialWords(plan),
    feeWords(plan),
    taxWords(plan),
  );

/** The same for clients who have a plan: they begin no trial, and a change keeps paying by the year. */
export const changeTerms = (plan: SnapshotPlan): string[] =>
  sentences(
    plan.yearlyPrice === null ? null : `${money(plan.yearlyPrice, plan)} per year if you pay by the year.`,
    feeWords(plan),
    taxWords(plan),
  );
