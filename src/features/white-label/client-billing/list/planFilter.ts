import type { PlanInterval, PlanStatus } from '@/api/schema.generated';
import type { Plan } from '../clientBillingApi';

export const statusOptions: readonly { value: PlanStatus; label: string }[] = [
  { value: 'Active', label: 'Active' },
  { value: 'Draft', label: 'Draft' },
  { value: 'Archived', label: 'Archived' },
];

export const intervalOptions: readonly { value: PlanInterval; label: string }[] = [
  { value: 'Week', label: 'Weeks' },
  { value: 'Month', label: 'Months' },
  { value: 'Year', label: 'Years' },
];

export interface PlanFilter {
  /** Any, where it is empty. */
  status: string;
  interval: string;
}

export const matches =
  ({ status, interval }: PlanFilter) =>
  (plan: Plan): boolean =>
    (status === '' || plan.status === status) && (interval === '' || plan.interval === interval);
