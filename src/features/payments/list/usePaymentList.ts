import { useMemo, useState } from 'react';
import type { ListName, PaymentDirection, PaymentStatusFilter } from '@contract/enums';
import { useListColumns } from '@/api/listColumns';
import type { Direction, StatusFilter } from '@/config/paymentRoute';
import { useChangedRows } from '@/lib/useChangedRows';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { useListState } from '@/ui/table/useListState';
import { toPaymentFilter } from '../filters/filterCodecs';
import { type PaymentPage, useGetPaymentsQuery } from '../paymentsApi';
import { availableColumns, columnDefinition } from './paymentColumns';
import { isNewestFirst, paymentListSpec, toPaymentSort } from './paymentListSpec';

interface PinnedPage {
  pageKey: string;
  page: PaymentPage;
}

/** Returns the fresh page with only the pinned rows, in their current state. */
function withFreshRows(pinned: PaymentPage, fresh: PaymentPage): PaymentPage {
  const freshById = new Map(fresh.items.map((payment) => [payment.id, payment]));
  return { ...fresh, items: pinned.items.map((payment) => freshById.get(payment.id) ?? payment) };
}

/**
 * Pins the rows of a page while new payments arrive, until `show` reveals them. Pinned rows still update in
 * place.
 */
function usePinnedPage(pageKey: string, fresh: PaymentPage | undefined) {
  const [pinned, setPinned] = useState<PinnedPage | null>(null);
  const isSamePage = pinned?.pageKey === pageKey;
  const newCount = isSamePage && fresh ? Math.max(0, fresh.totalCount - pinned.page.totalCount) : 0;

  if (fresh && newCount === 0 && pinned?.page !== fresh) setPinned({ pageKey, page: fresh });

  return {
    page: newCount > 0 && pinned && fresh ? withFreshRows(pinned.page, fresh) : fresh,
    newCount,
    show: () => setPinned(null),
  };
}

const listNames: Readonly<Record<Direction, ListName>> = {
  incoming: 'IncomingPayments',
  outgoing: 'OutgoingPayments',
};
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
  const currency = useAppSelector(selectCompany)?.currency ?? 'USD';
  const list = useListState(useMemo(() => paymentListSpec(currency), [currency]));
  const { query, change } = list;
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
  const available = availableColumns(direction);
  const isSameDirection =
    previous?.items.every((payment) => payment.direction === criteria.direction) ?? false;

  return {
    ...result,
    ...list,
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
    currency,
    criteria,
    columns: useListColumns(listNames[direction], {
      available,
      defaults: available.filter((column) => columnDefinition(column, direction).isDefault),
    }),
  };
}

export type PaymentList = ReturnType<typeof usePaymentList>;
