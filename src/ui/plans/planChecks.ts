import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import {
  isPlanAmount,
  planAmounts,
  isTrialDays,
  maxFeatures,
  maxTrialDays,
  planTextFields,
} from '@contract/plans';
import { formatMoney, stepMessage } from '@/lib/money';
import { isMultipleOfStep, toMinorUnits, amountText, fromMajorUnits } from '@contract/money';
import { textMessages } from '@/lib/fieldMessages';

/** Returns the non-empty lines. Each line is one feature. */
export const parseFeatures = (features: string): string[] =>
  features
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const toTrialDays = (text: string): number | null =>
  /^\d+$/.test(text.trim()) && isTrialDays(Number(text)) ? Number(text) : null;

/** Returns the entered number of days, or 0 if a trial can't have this length. */
export const parseTrialDays = (text: string): number => toTrialDays(text) ?? 0;

const planTexts = () =>
  planTextFields({
    name: textMessages(),
    description: textMessages(),
    feature: (limits) => ({
      ...textMessages()(limits),
      tooLong: t`Enter at most ${{ max: limits.max }} characters per line.`,
    }),
    tooManyFeatures: t`Enter at most ${maxFeatures} features.`,
  });

/** Returns the validation that all plan forms share, with messages in the current language. */
export function planChecks() {
  const { name, description, features: featureList } = planTexts();
  return {
    name,
    description,
    features: z.string().check(
      z.check<string>(({ value, issues }) => {
        const { error } = featureList.safeParse(parseFeatures(value));
        if (error) issues.push({ code: 'custom', input: value, message: error.issues[0]?.message });
      }),
    ),
    trialDays: z
      .string()
      .check(
        z.refine(
          (text) => toTrialDays(text) !== null,
          t`Enter a trial of 0 to ${{ max: maxTrialDays }} days.`,
        ),
      ),
  };
}

/**
 * Returns a schema for an amount in the currency: 0 or within the bounds of a plan, and a multiple of `step`.
 */
export function planAmount(currency: string, { step = 1, isOptional = false } = {}) {
  const example = amountText(fromMajorUnits(20, currency), currency);
  const isOmitted = (text: string) => isOptional && text.trim() === '';
  const isWithinBounds = (amount: number | null) => amount === null || isPlanAmount(amount);
  return z.string().check(
    z.refine(
      (text) => isOmitted(text) || toMinorUnits(text, currency) !== null,
      t`Enter a price in ${currency}, such as ${example}.`,
    ),
    z.refine(
      (text) => isWithinBounds(toMinorUnits(text, currency)),
      t`Enter 0, or a price between ${{ min: formatMoney(planAmounts.min, currency) }} and ${{ max: formatMoney(planAmounts.max, currency) }}.`,
    ),
    z.refine(
      (text) => isMultipleOfStep(toMinorUnits(text, currency) ?? 0, step),
      stepMessage(step, currency),
    ),
  );
}
