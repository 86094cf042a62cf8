import * as z from 'zod';
import { hasFreeYear, isPlanAmount, isPlanCode, planAmounts, planLimits } from '../../../contract/planLimits';
import type { Services } from '../../context';
import { formatMoney, stepWords } from '../../lib/money';
import { plainLine, storable } from '../../lib/plainText';

const mostYears = 3;

/** What a company's prices are in, and what cards pay of it: multiples of `step`, in minor units. */
export interface Pricing {
  currency: string;
  step: number;
}

export const pricingIn = (currency: string, { cardProvider }: Pick<Services, 'cardProvider'>): Pricing => ({
  currency,
  step: cardProvider.amountStep(currency),
});

const amountIn = ({ currency, step }: Pricing, what: string) => {
  const [free, least, most] = [0, planAmounts.min, planAmounts.max].map((amount) =>
    formatMoney(amount, currency),
  );
  return z
    .int(`Type ${what}.`)
    .refine(isPlanAmount, `Type ${what} of ${free}, or from ${least} to ${most}.`)
    .refine((amount) => amount % step === 0, stepWords(step, currency));
};

const named = {
  name: plainLine('a plan name', planLimits.minNameLength, planLimits.name),
  description: z
    .string()
    .nullish()
    .transform((text) => storable(text ?? '').trim() || null)
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

/** Onboarding's plan, of a company that bills so. */
export const clientBillingPlanInput = (pricing: Pricing) =>
  z.object({ ...named, price: amountIn(pricing, 'a price'), interval });

export type FirstPlan = z.output<ReturnType<typeof clientBillingPlanInput>>;

/** Everything of a plan but its price. */
export const planDetailsInput = (pricing: Pricing) =>
  z.object({
    ...named,
    code: z
      .string()
      .nullish()
      .transform((code) => code?.trim().toLowerCase() || null)
      .refine(
        (code) => code === null || isPlanCode(code),
        'Type a code of 2 to 50 letters, digits, hyphens and underscores.',
      ),
    requireCardForTrial: z.boolean(),
    setupFee: amountIn(pricing, 'a setup fee'),
    taxBehavior: z.enum(['Inclusive', 'Exclusive', 'Unspecified'], 'Choose how tax is counted.'),
    isPublic: z.boolean(),
    isPopular: z.boolean(),
    allowSelfUpgrade: z.boolean(),
  });

export type PlanDetails = z.output<ReturnType<typeof planDetailsInput>>;

export const planPriceInput = (pricing: Pricing) =>
  z
    .object({
      price: amountIn(pricing, 'a price'),
      interval,
      intervalCount: z
        .int('Type a whole number.')
        .refine((count) => count >= 1 && count <= 12, 'Type a number from 1 to 12.'),
      yearlyPrice: amountIn(pricing, 'a yearly price')
        .nullish()
        .transform((amount) => amount ?? null),
    })
    // No card provider waits longer for the next payment.
    .refine(({ interval: every, intervalCount }) => every !== 'Year' || intervalCount <= mostYears, {
      path: ['intervalCount'],
      message: `A period has ${mostYears} years at most.`,
    })
    .refine((typed) => typed.interval !== 'Year' || typed.yearlyPrice === null, {
      path: ['yearlyPrice'],
      message: 'A plan that is paid by the year has no other yearly price.',
    })
    .refine((typed) => !hasFreeYear(typed.price, typed.yearlyPrice), {
      path: ['yearlyPrice'],
      message: "A paid plan can't be free by the year. Enter a yearly price above 0, or leave it empty.",
    });

export type PlanPriceDetails = z.output<ReturnType<typeof planPriceInput>>;

export const planStatusInput = z.object({
  status: z.enum(['Draft', 'Active'], 'A new plan is a draft or active.'),
});
