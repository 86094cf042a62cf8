import { useMemo, useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { Direction, StatusFilter } from '@/config/paymentRoute';
import { useChangedRows } from '@/lib/useChangedRows';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/payments/list';
import { useListState } from '@/ui/table/useListState';
import { toast } from '@/ui/toast';
import type { PaymentDirection, PaymentStatusFilter } from '@contract/enums';
import { toPaymentFilter } from '../filters/filterCodecs';
import {
  type PaymentPage,
  useGetPaymentColumnsQuery,
  useGetPaymentsQuery,
  useSetPaymentColumnsMutation,
} from '../paymentsApi';
import { defaultColumns, listNames, parseColumns, type ShownColumn } from './paymentColumns';
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

/**
 * Returns the columns that the operator chose for a direction, or the default columns. `choose` saves other
 * columns.
 */
function usePaymentColumns(direction: Direction) {
  const list = listNames[direction];
  const { currentData, isFetching } = useGetPaymentColumnsQuery({ list });
  const [saveColumns] = useSetPaymentColumnsMutation();
  const savedColumns = parseColumns(currentData?.listColumns ?? [], direction);

  async function choose(columns: readonly ShownColumn[] | null) {
    const result = await saveColumns({ list, columns: columns && [...columns] });
    if (result.error) toast.error(texts.theColumnsCouldNotBeKept(errorMessage(result.error)));
  }

  return {
    columns: savedColumns ?? defaultColumns(direction),
    isLoading: isFetching && !currentData,
    choose: (columns: readonly ShownColumn[] | null) => void choose(columns),
  };
}

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
    columns: usePaymentColumns(direction),
  };
}

export type PaymentList = ReturnType<typeof usePaymentList>;
