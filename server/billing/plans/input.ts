import * as z from 'zod';
import { planIntervals, taxBehaviors } from '../../../contract/enums';
import {
  hasFreeYear,
  isPlanAmount,
  planAmounts,
  isTrialDays,
  maxFeatures,
  maxIntervalCounts,
  maxTrialDays,
  newPlanStatuses,
  planCodeField,
  planCodeLimits,
  planTextFields,
} from '../../../contract/plans';
import type { Services } from '../../platform';
import { formatMoney, chargeStepMessage } from '../../lib/money';
import { emptyToNull } from '../../../contract/text';
import { isMultipleOfStep } from '../../../contract/money';
import { textMessages } from '../../lib/input';

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
    .refine((amount) => isMultipleOfStep(amount, increment), chargeStepMessage(increment, currency));
};

const texts = planTextFields({
  name: textMessages('a plan name'),
  description: textMessages('a description'),
  feature: textMessages('a feature'),
  tooManyFeatures: `List ${maxFeatures} features at most.`,
});

const commonFields = {
  ...texts,
  description: emptyToNull(texts.description),
  trialDays: z
    .int('Type a whole number of days.')
    .refine(isTrialDays, `Type a trial of 0 to ${maxTrialDays} days.`),
};

const interval = z.enum(planIntervals, 'Choose how often clients pay.');

/** Returns the schema of the first plan, which the company enters during onboarding. */
export const clientBillingPlanInput = (pricing: Pricing) =>
  z.object({ ...commonFields, price: amountSchema(pricing, 'a price'), interval });

export type FirstPlan = z.output<ReturnType<typeof clientBillingPlanInput>>;

export const planDetailsInput = (pricing: Pricing) =>
  z.object({
    ...commonFields,
    code: emptyToNull(
      planCodeField(
        `Type a code of ${planCodeLimits.min} to ${planCodeLimits.max} letters, digits, hyphens and underscores.`,
      ),
    ),
    requireCardForTrial: z.boolean(),
    setupFee: amountSchema(pricing, 'a setup fee'),
    taxBehavior: z.enum(taxBehaviors, 'Choose how tax is counted.'),
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
        .refine(
          (count) => count >= 1 && count <= maxIntervalCounts.any,
          `Type a number from 1 to ${maxIntervalCounts.any}.`,
        ),
      yearlyPrice: amountSchema(pricing, 'a yearly price')
        .nullish()
        .transform((amount) => amount ?? null),
    })
    .refine(
      ({ interval: periodUnit, intervalCount }) =>
        periodUnit !== 'Year' || intervalCount <= maxIntervalCounts.Year,
      {
        path: ['intervalCount'],
        message: `A period has ${maxIntervalCounts.Year} years at most.`,
      },
    )
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
  status: z.enum(newPlanStatuses, 'A new plan is a draft or active.'),
});
