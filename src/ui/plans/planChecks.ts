import * as z from 'zod/mini';
import { isPlanAmount, planAmounts } from '../../../contract/planPrice';
import { amountText, formatMoney, isOnStep, stepWords, toMinorUnits, wholeUnits } from '@/lib/money';
import * as texts from '@/texts/ui/plans';

const maxFeatures = 12;
const maxTrialDays = 90;

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
      z.minLength(3, texts.useAtLeast3Characters),
      z.maxLength(64, texts.useAtMost64Characters),
    ),
  description: z.string().check(z.maxLength(500, texts.useAtMost500Characters)),
  features: z.string().check(
    z.refine((text) => featureLines(text).length <= maxFeatures, texts.listAtMostFeatures(maxFeatures)),
    z.refine((text) => featureLines(text).every((line) => line.length <= 80), texts.useAtMost80Characters),
  ),
  trialDays: z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= maxTrialDays,
        texts.enterANumberOfDays(maxTrialDays),
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
      texts.enter0Or(formatMoney(planAmounts.least, currency), formatMoney(planAmounts.most, currency)),
    ),
    z.refine((text) => isOnStep(toMinorUnits(text, currency) ?? 0, step), stepWords(step, currency)),
  );
}
