import * as z from 'zod';
import { hasFreeYear, isPlanAmount, isPlanCode, planAmounts, planLimits } from '../../../contract/planLimits';
import type { Services } from '../../platform/context/context';
import { formatMoney, chargeStepMessage } from '../../lib/money';
import { plainLine, removeUnstorable } from '../../lib/plainText';

const maxYears = 3;

/** The company's currency. Card amounts are multiples of `increment`, in minor units. */
export interface Pricing {
  currency: string;
  increment: number;
}

export const pricingIn = (currency: string, { cardProvider }: Pick<Services, 'cardProvider'>): Pricing => ({
  currency,
  increment: cardProvider.amountIncrement(currency),
});

const amountSchema = ({ currency, increment }: Pricing, label: string) => {
  const [free, min, max] = [0, planAmounts.min, planAmounts.max].map((amount) =>
    formatMoney(amount, currency),
  );
  return z
    .int(`Type ${label}.`)
    .refine(isPlanAmount, `Type ${label} of ${free}, or from ${min} to ${max}.`)
    .refine((amount) => amount % increment === 0, chargeStepMessage(increment, currency));
};

const commonFields = {
  name: plainLine('a plan name', planLimits.minNameLength, planLimits.name),
  description: z
    .string()
    .nullish()
    .transform((text) => removeUnstorable(text ?? '').trim() || null)
    .refine(
      (text) => (text ?? '').length <= planLimits.description,
      `Type a description of ${planLimits.description} characters at most.`,
    ),
  features: z
    .array(plainLine('a feature', 0, planLimits.feature))
    .nullish()
    .transform((features) => (features ?? []).filter((feature) => feature !== ''))
    .refine(
      (features) => features.length <= planLimits.features,
      `List ${planLimits.features} features at most.`,
    ),
  trialDays: z
    .int('Type a whole number of days.')
    .refine(
      (days) => days >= 0 && days <= planLimits.trialDays,
      `Type a trial of 0 to ${planLimits.trialDays} days.`,
    ),
};

const interval = z.enum(['Week', 'Month', 'Year'], 'Choose how often clients pay.');

/** Returns the schema of the first plan, which the company enters during onboarding. */
export const clientBillingPlanInput = (pricing: Pricing) =>
  z.object({ ...commonFields, price: amountSchema(pricing, 'a price'), interval });

export type FirstPlan = z.output<ReturnType<typeof clientBillingPlanInput>>;

export const planDetailsInput = (pricing: Pricing) =>
  z.object({
    ...commonFields,
    code: z
      .string()
      .nullish()
      .transform((code) => code?.trim().toLowerCase() || null)
      .refine(
        (code) => code === null || isPlanCode(code),
        'Type a code of 2 to 50 letters, digits, hyphens and underscores.',
      ),
    requireCardForTrial: z.boolean(),
    setupFee: amountSchema(pricing, 'a setup fee'),
    taxBehavior: z.enum(['Inclusive', 'Exclusive', 'Unspecified'], 'Choose how tax is counted.'),
    isPublic: z.boolean(),
    isPopular: z.boolean(),
    allowSelfUpgrade: z.boolean(),
  });

export type PlanDetails = z.output<ReturnType<typeof planDetailsInput>>;

export const planPriceInput = (pricing: Pricing) =>
  z
    .object({
      price: amountSchema(pricing, 'a price'),
      interval,
      intervalCount: z
        .int('Type a whole number.')
        .refine((count) => count >= 1 && count <= 12, 'Type a number from 1 to 12.'),
      yearlyPrice: amountSchema(pricing, 'a yearly price')
        .nullish()
        .transform((amount) => amount ?? null),
    })
    // No card provider supports a longer time between two payments.
    .refine(({ interval: periodUnit, intervalCount }) => periodUnit !== 'Year' || intervalCount <= maxYears, {
      path: ['intervalCount'],
      message: `A period has ${maxYears} years at most.`,
    })
    .refine((input) => input.interval !== 'Year' || input.yearlyPrice === null, {
      path: ['yearlyPrice'],
      message: 'A plan that is paid by the year has no other yearly price.',
    })
    .refine((input) => !hasFreeYear(input.price, input.yearlyPrice), {
      path: ['yearlyPrice'],
      message: "A paid plan can't be free by the year. Enter a yearly price above 0, or leave it empty.",
    });

export type PlanPriceDetails = z.output<ReturnType<typeof planPriceInput>>;

export const planStatusInput = z.object({
  status: z.enum(['Draft', 'Active'], 'A new plan is a draft or active.'),
});
