import * as z from 'zod/mini';
import { isPlanAmount, planAmounts, planLimits } from '../../../contract/planLimits';
import { amountText, formatMoney, isOnStep, stepWords, toMinorUnits, wholeUnits } from '@/lib/money';
import * as texts from '@/texts/ui/plans';

/** One a line. */
export const featureLines = (features: string): string[] =>
  features
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Of what is typed; 0 while it is no number. */
export const typedDays = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : 0);

/** What every form of a plan asks for, as it is typed. */
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
      (text) => featureLines(text).length <= planLimits.features,
      texts.listAtMostFeatures(planLimits.features),
    ),
    z.refine(
      (text) => featureLines(text).every((line) => line.length <= planLimits.feature),
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

/** An amount of the currency that a plan may have: nothing, or within its bounds and a multiple of `step`. */
export function planAmount(currency: string, { step = 1, isOptional = false } = {}) {
  const example = amountText(wholeUnits(20, currency), currency);
  const isLeftOut = (text: string) => isOptional && text.trim() === '';
  const isWithinBounds = (amount: number | null) => amount === null || isPlanAmount(amount);
  return z.string().check(
    z.refine(
      (text) => isLeftOut(text) || toMinorUnits(text, currency) !== null,
      texts.enterAPriceInLike(currency, example),
    ),
    z.refine(
      (text) => isWithinBounds(toMinorUnits(text, currency)),
      texts.enter0Or(formatMoney(planAmounts.min, currency), formatMoney(planAmounts.max, currency)),
    ),
    z.refine((text) => isOnStep(toMinorUnits(text, currency) ?? 0, step), stepWords(step, currency)),
  );
}
