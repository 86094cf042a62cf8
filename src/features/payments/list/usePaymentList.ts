import type { PaymentDirection, PaymentStatusFilter } from '@contract/enums';
import { useChangedRows } from '@/lib/useChangedRows';
import { toPaymentFilter } from '../filters/readFilters';
import type { Direction, StatusFilter } from '@/config/paymentRoute';
import { useGetPaymentsQuery } from '../paymentsApi';
import { isNewestFirst, toPaymentSort } from './paymentListParams';
import { usePinnedPage } from './usePinnedPage';
import { usePaymentParams } from './usePaymentParams';
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

/** Loads the payments that match the URL. */
export function usePaymentList(direction: Direction, status: StatusFilter) {
  const { query, change, currency } = usePaymentParams();
  const filter = toPaymentFilter(query.filters, currency);
  /** The query without the page. The export uses it too. */
  const criteria = {
    direction: directions[direction],
    status: statuses[status],
    search: query.search || null,
    filter,
    sort: toPaymentSort(query.sorting),
  };
  const args = { ...criteria, page: query.page, pageSize: query.pageSize };
  const pageKey = JSON.stringify(args);
  const result = useGetPaymentsQuery(args);
  const { page, newCount, show } = usePinnedPage(pageKey, result.currentData?.payments);
  const previous = result.data?.payments;
  const isSameDirection =
    previous?.items.every((payment) => payment.direction === criteria.direction) ?? false;

  return {
    ...result,
    // Previous data stays visible while a page loads, but not after an error and not for the other direction.
    payments: page ?? (result.error || !isSameDirection ? undefined : previous),
    isStale: previous !== undefined && result.isFetching && !result.currentData,
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
    criteria,
    columns: usePaymentColumns(direction),
    isFiltered: query.search !== '' || filter !== null,
    clearFilters: () => change({ search: '', filters: {} }),
  };
}

export type PaymentList = ReturnType<typeof usePaymentList>;
