import { formatMoney } from '../../../lib/money';
import type { SnapshotPlan } from '../../../brand';

/** Returns the interval of a price, such as `per month` or `every 3 months`. */
function intervalText({ interval, intervalCount }: SnapshotPlan): string {
  const unit = interval.toLowerCase();
  return intervalCount === 1 ? `per ${unit}` : `every ${intervalCount} ${unit}s`;
}

export const isFree = ({ price, setupFee }: SnapshotPlan): boolean => price === 0 && setupFee === 0;

const format = (amount: number, { currency }: SnapshotPlan): string => formatMoney(amount, currency);

/** Returns the parts of a price: `€12.50` and `per month`, or only `Free`. */
export const priceLabel = (plan: SnapshotPlan): { amount: string; intervalLabel: string | null } =>
  plan.price === 0
    ? { amount: 'Free', intervalLabel: null }
    : { amount: format(plan.price, plan), intervalLabel: intervalText(plan) };

function taxLabel(plan: SnapshotPlan): string | null {
  if (isFree(plan) || plan.taxBehavior === 'Unspecified') return null;
  return plan.taxBehavior === 'Inclusive' ? 'Tax is included.' : 'Tax is added to the price.';
}

function trialLabel({ trialDays, requireCardForTrial }: SnapshotPlan): string | null {
  if (trialDays === 0) return null;
  const days = trialDays === 1 ? 'first day is' : `first ${trialDays} days are`;
  return `The ${days} free. ${requireCardForTrial ? 'A card is needed to begin.' : 'No card is needed to begin.'}`;
}

const setupFeeLabel = (plan: SnapshotPlan): string | null =>
  plan.setupFee > 0 ? `Setup fee: ${format(plan.setupFee, plan)}, charged once.` : null;

const withoutNulls = (...sentences: (string | null)[]): string[] =>
  sentences.filter((sentence) => sentence !== null);

/** Returns the terms of a plan besides its price, one short sentence each. */
export const planTerms = (plan: SnapshotPlan): string[] =>
  withoutNulls(
    plan.yearlyPrice === null ? null : `Or ${format(plan.yearlyPrice, plan)} per year, paid at once.`,
    trialLabel(plan),
    setupFeeLabel(plan),
    taxLabel(plan),
  );

/**
 * Returns the terms of a change to the plan. A change starts no trial, and clients who pay yearly continue to
 * do so.
 */
export const changeTerms = (plan: SnapshotPlan): string[] =>
  withoutNulls(
    plan.yearlyPrice === null ? null : `${format(plan.yearlyPrice, plan)} per year if you pay by the year.`,
    setupFeeLabel(plan),
    taxLabel(plan),
  );
