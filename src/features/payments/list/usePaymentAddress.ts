import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { openParam } from '../detail/openPayment';
import { listParams, readListQuery, type ListQuery } from './paymentListParams';

interface Step {
  /** Adds to the browser's history instead of replacing its last entry. */
  isStep?: boolean;
}

/** The list as the address says it, and the way to change what it says. */
export function usePaymentAddress() {
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery(params, currency), [params, currency]);

  const change = useCallback(
    (changed: Partial<ListQuery>, { isStep = false }: Step = {}) => {
      const update = (current: URLSearchParams) => {
        const next = listParams({ ...readListQuery(current, currency), page: 1, ...changed });
        const openId = current.get(openParam);
        if (openId) next.set(openParam, openId);
        return next;
      };
      setParams(update, { replace: !isStep, preventScrollReset: true });
    },
    [currency, setParams],
  );

  return { query, change, currency };
}
