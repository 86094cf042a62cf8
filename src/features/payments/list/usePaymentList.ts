import type { PaymentDirection, PaymentStatusFilter } from '@/api/schema.generated';
import { useChangedRows } from '@/lib/useChangedRows';
import { toPaymentFilter } from '../filters/readFilters';
import type { Direction, StatusFilter } from '../paymentRoute';
import { useGetPaymentsQuery } from '../paymentsApi';
import { isNewestFirst, toPaymentSort } from './paymentListParams';
import { useHeldPage } from './useHeldPage';
import { usePaymentAddress } from './usePaymentAddress';
import { usePaymentColumns } from './usePaymentColumns';

const directions: Readonly<Record<Direction, PaymentDirection>> = {
  incoming: 'Incoming',
  outgoing: 'Outgoing',
};
const statuses: Readonly<Record<StatusFilter, PaymentStatusFilter>> = {
  all: 'All',
  succeeded: 'Succeeded',
  failed: 'Failed',
};

/** The payments that the address asks for. */
export function usePaymentList(direction: Direction, status: StatusFilter) {
  const { query, change, currency } = usePaymentAddress();
  const filter = toPaymentFilter(query.filters, currency);
  /** Which payments in which order, as the API takes it. */
  const which = {
    direction: directions[direction],
    status: statuses[status],
    search: query.search || null,
    filter,
    sort: toPaymentSort(query.sorting),
  };
  const args = { ...which, page: query.page, pageSize: query.pageSize };
  const pageKey = JSON.stringify(args);
  const answer = useGetPaymentsQuery(args);
  const { page, newCount, show } = useHeldPage(pageKey, answer.currentData?.payments);
  const earlier = answer.data?.payments;
  const isOfDirection = earlier?.items.every((payment) => payment.direction === which.direction) ?? false;

  return {
    ...answer,
    // What an earlier address showed must not stand for an answer that never came, nor for the other direction.
    payments: page ?? (answer.error || !isOfDirection ? undefined : earlier),
    isStale: earlier !== undefined && answer.isFetching && !answer.currentData,
    changed: useChangedRows(page?.items, pageKey),
    newCount,
    showNew: () => {
      show();
      if (query.page !== 1 || !isNewestFirst(query.sorting)) change({ page: 1 });
    },
    direction,
    status,
    query,
    change,
    currency,
    which,
    columns: usePaymentColumns(direction),
    isFiltered: query.search !== '' || filter !== null,
    clearFilters: () => change({ search: '', filters: {} }),
  };
}

export type PaymentList = ReturnType<typeof usePaymentList>;
