import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { taxBehaviors, type PlanInterval, type PlanStatus, type TaxBehavior } from '@contract/enums';
import { hasFreeYear, newPlanStatuses, planCodeField, planCodeLimits } from '@contract/plans';
import type { PlanDetailsInput, PlanPriceInput } from '@/api/types';
import { toMinorUnits, amountText } from '@contract/money';
import { parseFeatures, planAmount, planChecks, parseTrialDays } from '@/ui/plans/planChecks';
import { periodLabel, type PlanOffer, type PlanPeriod } from '@/ui/plans/planOffer';
import type { Plan } from '../clientBillingApi';

/** A price as entered in the form. */
export interface PriceValues {
  price: string;
  /** A billing period, such as `3 Month`. */
  period: string;
  /** Empty if clients cannot pay yearly. */
  yearlyPrice: string;
}

/** A plan as entered in the form. `features` contains one feature per line. */
export interface PlanValues extends PriceValues {
  name: string;
  code: string;
  description: string;
  features: string;
  trialDays: string;
  requireCardForTrial: boolean;
  setupFee: string;
  taxBehavior: TaxBehavior;
  isPublic: boolean;
  isPopular: boolean;
  allowSelfUpgrade: boolean;
  status: Exclude<PlanStatus, 'Archived'>;
}

const usualPeriods: readonly PlanPeriod[] = [
  { interval: 'Week', intervalCount: 1 },
  { interval: 'Month', intervalCount: 1 },
  { interval: 'Month', intervalCount: 3 },
  { interval: 'Month', intervalCount: 6 },
  { interval: 'Year', intervalCount: 1 },
];

export const periodValue = ({ interval, intervalCount }: PlanPeriod): string =>
  `${intervalCount} ${interval}`;

/** Returns the usual billing periods, plus the current one if it is not among them. */
export function periodOptions(current: string): { value: string; label: string }[] {
  const isUsual = usualPeriods.some((period) => periodValue(period) === current);
  const periods = isUsual ? usualPeriods : [...usualPeriods, toPeriod(current)];
  return periods.map((period) => ({
    value: periodValue(period),
    label: periodLabel(period),
  }));
}

export function toPeriod(period: string): PlanPeriod {
  const [count = '1', interval = 'Month'] = period.split(' ');
  return { interval: interval as PlanInterval, intervalCount: Number(count) };
}

export const taxOptions: readonly { value: TaxBehavior; label: MessageDescriptor }[] = [
  { value: 'Unspecified', label: msg`Not specified` },
  { value: 'Inclusive', label: msg`Price includes tax` },
  { value: 'Exclusive', label: msg`Price excludes tax` },
];

export const statusOptions = [
  { value: 'Active', label: msg`Active: available to clients` },
  { value: 'Draft', label: msg`Draft: hidden from clients` },
] as const;

const isYearly = ({ period }: PriceValues): boolean => toPeriod(period).interval === 'Year';

const yearlyAmount = (values: PriceValues, currency: string): number | null =>
  isYearly(values) ? null : toMinorUnits(values.yearlyPrice, currency);

const priceFields = (currency: string, step: number) => ({
  price: planAmount(currency, { step }),
  period: z.string(),
  yearlyPrice: planAmount(currency, { step, isOptional: true }),
});

const hasNoFreeYear = (currency: string) =>
  z.refine<PriceValues>(
    (values) => !hasFreeYear(toMinorUnits(values.price, currency), yearlyAmount(values, currency)),
    {
      path: ['yearlyPrice'],
      error: t`Enter a yearly price above 0, or leave it empty.`,
    },
  );

/** Returns the form schema of a price. Card amounts must be multiples of `step` minor units. */
export const priceFormIn = (currency: string, step: number) =>
  z.object(priceFields(currency, step)).check(hasNoFreeYear(currency));

export const planFormIn = (currency: string, step: number) =>
  z
    .object({
      ...planChecks(),
      ...priceFields(currency, step),
      code: planCodeField(
        t`Enter ${{ min: planCodeLimits.min }} to ${{ max: planCodeLimits.max }} letters, digits, hyphens, or underscores.`,
      ),
      requireCardForTrial: z.boolean(),
      setupFee: planAmount(currency, { step }),
      taxBehavior: z.enum(taxBehaviors),
      isPublic: z.boolean(),
      isPopular: z.boolean(),
      allowSelfUpgrade: z.boolean(),
      status: z.enum(newPlanStatuses),
    })
    .check(hasNoFreeYear(currency));

export const emptyPlan: PlanValues = {
  name: '',
  code: '',
  description: '',
  features: '',
  price: '',
  period: '1 Month',
  yearlyPrice: '',
  trialDays: '14',
  requireCardForTrial: true,
  setupFee: '0',
  taxBehavior: 'Unspecified',
  isPublic: true,
  isPopular: false,
  allowSelfUpgrade: true,
  status: 'Active',
};

export const toPriceForm = (plan: Plan): PriceValues => ({
  price: amountText(plan.price, plan.currency),
  period: periodValue(plan),
  yearlyPrice: plan.yearlyPrice === null ? '' : amountText(plan.yearlyPrice, plan.currency),
});

export const toPlanForm = (plan: Plan): PlanValues => ({
  ...toPriceForm(plan),
  name: plan.name,
  code: plan.code,
  description: plan.description ?? '',
  features: plan.features.join('\n'),
  trialDays: String(plan.trialDays),
  requireCardForTrial: plan.requireCardForTrial,
  setupFee: amountText(plan.setupFee, plan.currency),
  taxBehavior: plan.taxBehavior,
  isPublic: plan.isPublic,
  isPopular: plan.isPopular,
  allowSelfUpgrade: plan.allowSelfUpgrade,
  status: plan.status === 'Draft' ? 'Draft' : 'Active',
});

/** Converts the entered price to API input. The values must have passed validation. */
export const toPriceInput = (values: PriceValues, currency: string): PlanPriceInput => ({
  price: toMinorUnits(values.price, currency) ?? 0,
  ...toPeriod(values.period),
  yearlyPrice: yearlyAmount(values, currency),
});

export const toDetailsInput = (values: PlanValues, currency: string): PlanDetailsInput => ({
  name: values.name.trim(),
  code: values.code || null,
  description: values.description.trim() || null,
  features: parseFeatures(values.features),
  trialDays: Number(values.trialDays),
  requireCardForTrial: values.requireCardForTrial,
  setupFee: toMinorUnits(values.setupFee, currency) ?? 0,
  taxBehavior: values.taxBehavior,
  isPublic: values.isPublic,
  isPopular: values.isPopular,
  allowSelfUpgrade: values.allowSelfUpgrade,
});

/** Converts the entered plan, which may be incomplete, for the preview. */
export const toOffer = (values: PlanValues, currency: string): PlanOffer => ({
  ...toPeriod(values.period),
  name: values.name,
  description: values.description || null,
  features: parseFeatures(values.features),
  price: toMinorUnits(values.price, currency),
  currency,
  yearlyPrice: yearlyAmount(values, currency),
  setupFee: toMinorUnits(values.setupFee, currency) ?? 0,
  trialDays: parseTrialDays(values.trialDays),
  taxBehavior: values.taxBehavior,
  isPopular: values.isPopular,
});
