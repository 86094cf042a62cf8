import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { useGetOfferedPlansOfPaymentsQuery, useGetPlansOfPaymentsQuery } from '../paymentsApi';

/** The plans that the operator may know of: all of them, or those that are on offer. */
export function usePlanChoices({ skip = false } = {}) {
  const held = useAppSelector(selectOperator)?.permissions ?? [];
  const seesAll = held.includes('MANAGE_WHITE_LABELLED_CUSTOMER');
  const seesOffered = !seesAll && held.includes('MANAGE_CLIENT_MANAGEMENT');
  const all = useGetPlansOfPaymentsQuery(undefined, { skip: skip || !seesAll });
  const offered = useGetOfferedPlansOfPaymentsQuery(undefined, { skip: skip || !seesOffered });
  const { error, refetch } = seesAll ? all : offered;
  return { plans: all.data?.clientBillingPlans ?? offered.data?.clientPlans, error, refetch };
}
