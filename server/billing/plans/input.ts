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
import { t } from '../../lib/i18n/i18n';
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

const amountSchema = ({ currency, increment }: Pricing) =>
  z
    .int({ error: () => t('Enter an amount.') })
    .refine(isPlanAmount, {
      error: () =>
        t('Enter {free} or an amount from {min} to {max}.', {
          free: formatMoney(0, currency),
          min: formatMoney(planAmounts.min, currency),
          max: formatMoney(planAmounts.max, currency),
        }),
    })
    .refine((amount) => isMultipleOfStep(amount, increment), {
      error: () => chargeStepMessage(increment, currency),
    });

const texts = planTextFields({
  name: textMessages,
  description: textMessages,
  feature: textMessages,
  tooManyFeatures: () => t('Enter at most {max} features.', { max: maxFeatures }),
});

const commonFields = {
  ...texts,
  description: emptyToNull(texts.description),
  trialDays: z.int({ error: () => t('Enter a whole number of days.') }).refine(isTrialDays, {
    error: () => t('Enter a trial of 0 to {max} days.', { max: maxTrialDays }),
  }),
};

const interval = z.enum(planIntervals, { error: () => t('Choose a billing interval.') });

/** Returns the schema of the first plan, which the company enters during onboarding. */
export const clientBillingPlanInput = (pricing: Pricing) =>
  z.object({ ...commonFields, price: amountSchema(pricing), interval });

export type FirstPlan = z.output<ReturnType<typeof clientBillingPlanInput>>;

export const planDetailsInput = (pricing: Pricing) =>
  z.object({
    ...commonFields,
    code: emptyToNull(
      planCodeField(() =>
        t('Enter {min} to {max} letters, digits, hyphens, or underscores.', planCodeLimits),
      ),
    ),
    requireCardForTrial: z.boolean(),
    setupFee: amountSchema(pricing),
    taxBehavior: z.enum(taxBehaviors, { error: () => t('Choose whether prices include tax.') }),
    isPublic: z.boolean(),
    isPopular: z.boolean(),
    allowSelfUpgrade: z.boolean(),
  });

export type PlanDetails = z.output<ReturnType<typeof planDetailsInput>>;

export const planPriceInput = (pricing: Pricing) =>
  z
    .object({
      price: amountSchema(pricing),
      interval,
      intervalCount: z
        .int({ error: () => t('Enter a whole number.') })
        .refine((count) => count >= 1 && count <= maxIntervalCounts.any, {
          error: () => t('Enter a number from 1 to {max}.', { max: maxIntervalCounts.any }),
        }),
      yearlyPrice: amountSchema(pricing)
        .nullish()
        .transform((amount) => amount ?? null),
    })
    .refine(
      ({ interval: periodUnit, intervalCount }) =>
        periodUnit !== 'Year' || intervalCount <= maxIntervalCounts.Year,
      {
        path: ['intervalCount'],
        error: () => t('Enter at most {max} years.', { max: maxIntervalCounts.Year }),
      },
    )
    .refine((input) => input.interval !== 'Year' || input.yearlyPrice === null, {
      path: ['yearlyPrice'],
      error: () => t('Remove the yearly price, because this plan already bills by the year.'),
    })
    .refine((input) => !hasFreeYear(input.price, input.yearlyPrice), {
      path: ['yearlyPrice'],
      error: () => t('Enter a yearly price above 0, or leave it empty.'),
    });

export type PlanPriceDetails = z.output<ReturnType<typeof planPriceInput>>;

export const planStatusInput = z.object({
  status: z.enum(newPlanStatuses, { error: () => t('Choose Draft or Active.') }),
});
