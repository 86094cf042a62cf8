import * as z from 'zod/mini';
import { isPlanAmount, planAmounts, planLimits } from '@contract/planLimits';
import {
  decimalAmountText,
  formatMoney,
  isMultipleOfStep,
  stepMessage,
  toMinorUnits,
  wholeToMinorUnits,
} from '@/lib/money';
import * as texts from '@/texts/ui/plans';

/** Returns the non-empty lines. Each line is one feature. */
export const parseFeatures = (features: string): string[] =>
  features
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the entered number of days, or 0 if the input is not a number of at most two digits. */
export const parseTrialDays = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : 0);

/** The validation that all plan forms share. */
export const planChecks = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(planLimits.minNameLength, texts.useAtLeast(planLimits.minNameLength)),
      z.maxLength(planLimits.name, texts.useAtMost(planLimits.name)),
    ),
  description: z.string().check(z.maxLength(planLimits.description, texts.useAtMost(planLimits.description))),
  features: z.string().check(
    z.refine(
      (text) => parseFeatures(text).length <= planLimits.features,
      texts.listAtMostFeatures(planLimits.features),
    ),
    z.refine(
      (text) => parseFeatures(text).every((line) => line.length <= planLimits.feature),
      texts.useAtMostALine(planLimits.feature),
    ),
  ),
  trialDays: z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= planLimits.trialDays,
        texts.enterANumberOfDays(planLimits.trialDays),
      ),
    ),
};

/**
 * Returns a schema for an amount in the currency: 0 or within the bounds of a plan, and a multiple of `step`.
 */
export function planAmount(currency: string, { step = 1, isOptional = false } = {}) {
  const example = decimalAmountText(wholeToMinorUnits(20, currency), currency);
  const isOmitted = (text: string) => isOptional && text.trim() === '';
  const isWithinBounds = (amount: number | null) => amount === null || isPlanAmount(amount);
  return z.string().check(
    z.refine(
      (text) => isOmitted(text) || toMinorUnits(text, currency) !== null,
      texts.enterAPriceInLike(currency, example),
    ),
    z.refine(
      (text) => isWithinBounds(toMinorUnits(text, currency)),
      texts.enter0Or(formatMoney(planAmounts.min, currency), formatMoney(planAmounts.max, currency)),
    ),
    z.refine(
      (text) => isMultipleOfStep(toMinorUnits(text, currency) ?? 0, step),
      stepMessage(step, currency),
    ),
  );
}
