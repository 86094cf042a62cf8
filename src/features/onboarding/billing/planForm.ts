import * as z from 'zod/mini';
import type { ClientBillingPlanInput, PlanInterval } from '@/api/schema.generated';
import { formatMoney, minorDigits } from '@/lib/format';
import { toMajorUnits, toMinorUnits } from '@/lib/price';

const highestPrice = 99_999_999;
const lowestPrice = 50;
const maxFeatures = 12;
const maxTrialDays = 90;

export const intervals: readonly { value: PlanInterval; label: string; per: string }[] = [
  { value: 'Week', label: 'Every week', per: 'a week' },
  { value: 'Month', label: 'Every month', per: 'a month' },
  { value: 'Year', label: 'Every year', per: 'a year' },
];

/** Everything is kept as it is typed; `features` holds one a line. */
export interface PlanValues {
  name: string;
  description: string;
  features: string;
  price: string;
  interval: PlanInterval;
  trialDays: string;
}

export const featureLines = (features: string): string[] =>
  features
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function planFormIn(currency: string) {
  const example = toMajorUnits(10 ** minorDigits(currency) * 20, currency);
  const isWithinBounds = (price: number | null) =>
    price === null || price === 0 || (price >= lowestPrice && price <= highestPrice);
  return z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(3, 'Use at least 3 characters.'),
        z.maxLength(64, 'Use at most 64 characters.'),
      ),
    description: z.string().check(z.maxLength(500, 'Use at most 500 characters.')),
    features: z.string().check(
      z.refine((text) => featureLines(text).length <= maxFeatures, `List at most ${maxFeatures} features.`),
      z.refine(
        (text) => featureLines(text).every((line) => line.length <= 80),
        'Use at most 80 characters a line.',
      ),
    ),
    price: z.string().check(
      z.refine(
        (text) => toMinorUnits(text, currency) !== null,
        `Enter a price in ${currency}, like ${example}.`,
      ),
      z.refine(
        (text) => isWithinBounds(toMinorUnits(text, currency)),
        `Enter 0, or from ${formatMoney(lowestPrice, currency)} to ${formatMoney(highestPrice, currency)}.`,
      ),
    ),
    interval: z.enum(['Week', 'Month', 'Year']),
    trialDays: z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= maxTrialDays,
          `Enter a number of days from 0 to ${maxTrialDays}.`,
        ),
      ),
  });
}

interface Plan {
  name: string;
  description?: string | null;
  features: readonly string[];
  price: number;
  interval: PlanInterval;
  trialDays: number;
}

export const emptyPlan: PlanValues = {
  name: '',
  description: '',
  features: '',
  price: '',
  interval: 'Month',
  trialDays: '14',
};

export const toPlanForm = (plan: Plan, currency: string): PlanValues => ({
  name: plan.name,
  description: plan.description ?? '',
  features: plan.features.join('\n'),
  price: toMajorUnits(plan.price, currency),
  interval: plan.interval,
  trialDays: String(plan.trialDays),
});

/** What a draft holds, over `values`. */
export function withDraft(values: PlanValues, draft: Record<string, unknown> | null): PlanValues {
  const kept = { ...values };
  for (const field of ['name', 'description', 'features', 'price', 'trialDays'] as const) {
    const text = draft?.[field];
    if (typeof text === 'string') kept[field] = text;
  }
  kept.interval = intervals.find(({ value }) => value === draft?.interval)?.value ?? values.interval;
  return kept;
}

/** Of values that the form has accepted. */
export const toPlanInput = (values: PlanValues, currency: string): ClientBillingPlanInput => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  features: featureLines(values.features),
  price: toMinorUnits(values.price, currency) ?? 0,
  interval: values.interval,
  trialDays: Number(values.trialDays),
});
