import { planIntervals, type PlanInterval, type PlanStatus } from '@contract/enums';
import * as texts from '@/texts/white-label/client-billing/list';
import type { Plan } from '../clientBillingApi';

const statuses: readonly PlanStatus[] = ['Active', 'Draft', 'Archived'];
export const statusOptions = statuses.map((value) => ({ value, label: texts.planStatus[value] }));

const intervalLabels: Readonly<Record<PlanInterval, string>> = {
  Week: texts.weeks,
  Month: texts.months,
  Year: texts.years,
};
export const intervalOptions = planIntervals.map((value) => ({ value, label: intervalLabels[value] }));

/** Filters from the URL. An empty string matches any value. */
export interface PlanFilter {
  status: string;
  interval: string;
}

export const matchesFilter =
  ({ status, interval }: PlanFilter) =>
  (plan: Plan): boolean =>
    (status === '' || plan.status === status) && (interval === '' || plan.interval === interval);
