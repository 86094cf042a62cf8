import * as z from 'zod/mini';
import { line, lines, type DescribeText } from './text';
import type { Message } from './message';

export const planLimits = {
  name: { min: 3, max: 64 },
  description: { max: 500 },
  feature: { max: 80 },
} as const;

export const planCodeLimits = { min: 2, max: 50 } as const;

export const maxFeatures = 12;
export const maxTrialDays = 90;

/** The longest billing periods. No card provider supports a longer time between two payments than 3 years. */
export const maxIntervalCounts = { any: 12, Year: 3 } as const;

/** The longest grace period after the last retry of a payment, in days. */
export const maxGraceDays = 90;

export const newPlanStatuses = ['Draft', 'Active'] as const;

const isWholeNumber = (count: number, min: number, max: number): boolean =>
  Number.isInteger(count) && count >= min && count <= max;

export const isGraceDays = (days: number): boolean => isWholeNumber(days, 0, maxGraceDays);

export const isTrialDays = (days: number): boolean => isWholeNumber(days, 0, maxTrialDays);

const planCodePattern = new RegExp(`^[a-z0-9_-]{${planCodeLimits.min},${planCodeLimits.max}}$`);

/** Returns the schema of a plan's code, which it converts to lower case. The code can be empty. */
export const planCodeField = (message: Message) =>
  z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((code) => code === '' || planCodePattern.test(code), { error: message }),
  );

/** Bounds of a plan's amounts above 0, in minor units. */
export const planAmounts = { min: 50, max: 99_999_999 } as const;

/** Returns whether a plan can cost the amount, in minor units. 0 is allowed. */
export const isPlanAmount = (amount: number): boolean =>
  amount === 0 || (amount >= planAmounts.min && amount <= planAmounts.max);

/**
 * Returns whether yearly billing is free but billing at the plan's interval is not, so that every client
 * would choose yearly billing.
 */
export const hasFreeYear = (price: number | null, yearlyPrice: number | null): boolean =>
  yearlyPrice === 0 && price !== 0;

export interface PlanTextMessages {
  name: DescribeText;
  description: DescribeText;
  feature: DescribeText;
  tooManyFeatures: Message;
}

/** The texts of a plan. Empty features are removed. */
export const planTextFields = (messages: PlanTextMessages) => ({
  name: line(planLimits.name, messages.name),
  description: lines(planLimits.description, messages.description),
  features: z
    .pipe(
      z.nullish(z.array(line(planLimits.feature, messages.feature))),
      z.transform((features) => (features ?? []).filter((feature) => feature !== '')),
    )
    .check(z.refine((features) => features.length <= maxFeatures, { error: messages.tooManyFeatures })),
});
