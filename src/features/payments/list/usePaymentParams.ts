import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { openParam } from '../detail/openPayment';
import { listParams, readListQuery, type ListQuery } from './paymentListParams';

interface ChangeOptions {
  /** Adds a browser history entry instead of replacing the current one. */
  shouldPush?: boolean;
}

/** Reads the list's state from the URL and updates it. */
export function usePaymentParams() {
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListQuery(params, currency), [params, currency]);

  const change = useCallback(
    (changes: Partial<ListQuery>, { shouldPush = false }: ChangeOptions = {}) => {
      const update = (current: URLSearchParams) => {
        const next = listParams({ ...readListQuery(current, currency), page: 1, ...changes });
        const openId = current.get(openParam);
        if (openId) next.set(openParam, openId);
        return next;
      };
      setParams(update, { replace: !shouldPush, preventScrollReset: true });
    },
    [currency, setParams],
  );

  return { query, change, currency };
}
