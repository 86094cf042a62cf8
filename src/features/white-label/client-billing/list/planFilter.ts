import type { PlanInterval, PlanStatus } from '@contract/enums';
import * as texts from '@/texts/white-label/client-billing/list';
import type { Plan } from '../clientBillingApi';

const statuses: readonly PlanStatus[] = ['Active', 'Draft', 'Archived'];
export const statusOptions = statuses.map((value) => ({ value, label: texts.planStatus[value] }));

export const intervalOptions: readonly { value: PlanInterval; label: string }[] = [
  { value: 'Week', label: texts.weeks },
  { value: 'Month', label: texts.months },
  { value: 'Year', label: texts.years },
];

/** Filters from the URL. An empty string matches any value. */
export interface PlanFilter {
  status: string;
  interval: string;
}

export const matchesFilter =
  ({ status, interval }: PlanFilter) =>
  (plan: Plan): boolean =>
    (status === '' || plan.status === status) && (interval === '' || plan.interval === interval);
