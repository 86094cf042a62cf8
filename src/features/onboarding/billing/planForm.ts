import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { planIntervals, type PlanInterval } from '@contract/enums';
import type { ClientBillingPlanInput } from '@/api/types';
import { toMinorUnits, amountText } from '@contract/money';
import { parseFeatures, planAmount, planChecks, parseTrialDays } from '@/ui/plans/planChecks';
import type { PlanOffer } from '@/ui/plans/planOffer';

export const intervalLabels: Readonly<Record<PlanInterval, MessageDescriptor>> = {
  Week: msg`Every week`,
  Month: msg`Every month`,
  Year: msg`Every year`,
};

/** The values as typed; `features` has one feature per line. */
export interface PlanValues {
  name: string;
  description: string;
  features: string;
  price: string;
  interval: PlanInterval;
  trialDays: string;
}

export const planFormIn = (currency: string) =>
  z.object({ ...planChecks(), price: planAmount(currency), interval: z.enum(planIntervals) });

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
  price: amountText(plan.price, currency),
  interval: plan.interval,
  trialDays: String(plan.trialDays),
});

/** Returns `values` overwritten by the fields of the draft. */
export function applyDraft(values: PlanValues, draft: Record<string, unknown> | null): PlanValues {
  const merged = { ...values };
  for (const field of ['name', 'description', 'features', 'price', 'trialDays'] as const) {
    const text = draft?.[field];
    if (typeof text === 'string') merged[field] = text;
  }
  merged.interval = planIntervals.find((interval) => interval === draft?.interval) ?? values.interval;
  return merged;
}

/** Returns the plan as API input. Expects validated values. */
export const toPlanInput = (values: PlanValues, currency: string): ClientBillingPlanInput => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  features: parseFeatures(values.features),
  price: toMinorUnits(values.price, currency) ?? 0,
  interval: values.interval,
  trialDays: Number(values.trialDays),
});

/** Returns the preview of a plan whose values may still be incomplete or invalid. */
export const toOffer = (values: PlanValues, currency: string): PlanOffer => ({
  name: values.name,
  description: values.description || null,
  features: parseFeatures(values.features),
  price: toMinorUnits(values.price, currency),
  currency,
  interval: values.interval,
  intervalCount: 1,
  yearlyPrice: null,
  setupFee: 0,
  trialDays: parseTrialDays(values.trialDays),
  taxBehavior: 'Unspecified',
  isPopular: false,
});
