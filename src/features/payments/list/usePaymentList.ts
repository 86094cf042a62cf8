import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { pageSizes } from '@/config/limits';
import { useClearUrlParams } from '@/lib/useClearUrlParams';
import { pageSizeFrom, usePageParam } from '@/lib/usePageParam';
import { useUrlParam } from '@/lib/useUrlParam';
import { filterWords, isFiltered, readFilter, toPaymentFilter } from '../filter/paymentFilter';
import type { Direction, StatusFilter } from '../paymentRoute';
import { useGetPaymentsQuery } from '../paymentsApi';

const directions = { incoming: 'Incoming', outgoing: 'Outgoing' } as const;
const statuses = { all: 'All', succeeded: 'Succeeded', failed: 'Failed' } as const;

/** The payments that the address asks for. */
export function usePaymentList(direction: Direction, status: StatusFilter) {
  const [params] = useSearchParams();
  const [page, setPage] = usePageParam();
  const [sizeText, setSizeText] = useUrlParam('size', String(pageSizes[0]), { resets: ['page'] });
  const clear = useClearUrlParams();
  const choice = useMemo(() => readFilter(params), [params]);
  const pageSize = pageSizeFrom(sizeText);
  const answer = useGetPaymentsQuery({
    direction: directions[direction],
    status: statuses[status],
    page,
    pageSize,
    filter: toPaymentFilter(choice),
  });

  return {
    ...answer,
    // What an earlier address showed must not stand for an answer that never came.
    payments: (answer.error ? answer.currentData : answer.data)?.payments,
    isStale: answer.isFetching && !answer.currentData,
    direction,
    status,
    page,
    setPage,
    pageSize,
    setPageSize: (size: number) => setSizeText(String(size)),
    choice,
    isFiltered: isFiltered(choice),
    clearFilters: () => clear([...filterWords, 'page']),
  };
}

export type PaymentList = ReturnType<typeof usePaymentList>;
