import * as z from 'zod/mini';
import { hasFreeYear, isPlanCode } from '../../../../../contract/planLimits';
import type {
  PlanDetailsInput,
  PlanInterval,
  PlanPriceInput,
  PlanStatus,
  TaxBehavior,
} from '@/api/schema.generated';
import { amountText, toMinorUnits } from '@/lib/money';
import { featureLines, planAmount, planChecks, typedDays } from '@/ui/plans/planChecks';
import { periodLabel, type PlanOffer, type PlanPeriod } from '@/ui/plans/planOffer';
import * as texts from '@/texts/white-label/client-billing/edit';
import type { Plan } from '../clientBillingApi';

/** A price as it is typed. */
export interface PriceValues {
  price: string;
  /** A period: `3 Month`. */
  every: string;
  /** Empty where nobody can pay by the year. */
  yearlyPrice: string;
}

/** A plan as it is typed; `features` holds one a line. */
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

export const everyOf = ({ interval, intervalCount }: PlanPeriod): string => `${intervalCount} ${interval}`;

/** How often clients can pay, with the period that a plan has already. */
export function periodOptions(own: string): { value: string; label: string }[] {
  const known = usualPeriods.some((period) => everyOf(period) === own);
  const periods = known ? usualPeriods : [...usualPeriods, toPeriod(own)];
  return periods.map((period) => ({
    value: everyOf(period),
    label: periodLabel(period),
  }));
}

export function toPeriod(every: string): PlanPeriod {
  const [count = '1', interval = 'Month'] = every.split(' ');
  return { interval: interval as PlanInterval, intervalCount: Number(count) };
}

export const taxOptions: readonly { value: TaxBehavior; label: string }[] = [
  { value: 'Unspecified', label: texts.notSaid },
  { value: 'Inclusive', label: texts.includedInThePrice },
  { value: 'Exclusive', label: texts.addedToThePrice },
];

export const statusOptions = [
  { value: 'Active', label: texts.activeClientsCan },
  { value: 'Draft', label: texts.draftNotOfferedYet },
] as const;

const paysYearly = ({ every }: PriceValues): boolean => toPeriod(every).interval === 'Year';

const yearlyIn = (values: PriceValues, currency: string): number | null =>
  paysYearly(values) ? null : toMinorUnits(values.yearlyPrice, currency);

const priceFields = (currency: string, step: number) => ({
  price: planAmount(currency, { step }),
  every: z.string(),
  yearlyPrice: planAmount(currency, { step, isOptional: true }),
});

const hasNoFreeYear = (currency: string) =>
  z.refine<PriceValues>(
    (values) => !hasFreeYear(toMinorUnits(values.price, currency), yearlyIn(values, currency)),
    { path: ['yearlyPrice'], error: texts.enterAYearlyPriceAbove0 },
  );

/** `step` is what amounts that cards can pay are multiples of, in minor units. */
export const priceFormIn = (currency: string, step: number) =>
  z.object(priceFields(currency, step)).check(hasNoFreeYear(currency));

export const planFormIn = (currency: string, step: number) =>
  z
    .object({
      ...planChecks,
      ...priceFields(currency, step),
      code: z
        .string()
        .check(z.refine((text) => text.trim() === '' || isPlanCode(text.trim()), texts.use2To50Lowercase)),
      requireCardForTrial: z.boolean(),
      setupFee: planAmount(currency, { step }),
      taxBehavior: z.enum(['Inclusive', 'Exclusive', 'Unspecified']),
      isPublic: z.boolean(),
      isPopular: z.boolean(),
      allowSelfUpgrade: z.boolean(),
      status: z.enum(['Draft', 'Active']),
    })
    .check(hasNoFreeYear(currency));

export const emptyPlan: PlanValues = {
  name: '',
  code: '',
  description: '',
  features: '',
  price: '',
  every: texts.n1Month,
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
  every: everyOf(plan),
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

/** Of values that the form has accepted. */
export const toPriceInput = (values: PriceValues, currency: string): PlanPriceInput => ({
  price: toMinorUnits(values.price, currency) ?? 0,
  ...toPeriod(values.every),
  yearlyPrice: yearlyIn(values, currency),
});

export const toDetailsInput = (values: PlanValues, currency: string): PlanDetailsInput => ({
  name: values.name.trim(),
  code: values.code.trim() || null,
  description: values.description.trim() || null,
  features: featureLines(values.features),
  trialDays: Number(values.trialDays),
  requireCardForTrial: values.requireCardForTrial,
  setupFee: toMinorUnits(values.setupFee, currency) ?? 0,
  taxBehavior: values.taxBehavior,
  isPublic: values.isPublic,
  isPopular: values.isPopular,
  allowSelfUpgrade: values.allowSelfUpgrade,
});

/** What clients will see of it while it is typed. */
export const toOffer = (values: PlanValues, currency: string): PlanOffer => ({
  ...toPeriod(values.every),
  name: values.name,
  description: values.description || null,
  features: featureLines(values.features),
  price: toMinorUnits(values.price, currency),
  currency,
  yearlyPrice: yearlyIn(values, currency),
  setupFee: toMinorUnits(values.setupFee, currency) ?? 0,
  trialDays: typedDays(values.trialDays),
  taxBehavior: values.taxBehavior,
  isPopular: values.isPopular,
});
