import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { paths } from '@/config/paths';
import { downloadLink } from '@/lib/download';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingBar } from '@/ui/LoadingBar';
import { NoMatch } from '@/ui/NoMatch';
import { ColumnPicker } from '@/ui/table/ColumnPicker';
import { DataTable, type SortOption } from '@/ui/table/DataTable';
import { EmptyPage } from '@/ui/table/ListPages';
import { RowMenuButton } from '@/ui/table/rowButtons';
import { useArrivals } from '@/ui/table/useArrivals';
import { toast } from '@/ui/toast';
import { usePaymentActions } from '../actions/usePaymentActions';
import { withOpenPayment } from '../detail/openPayment';
import { type ListedPayment, useExportPaymentsMutation } from '../paymentsApi';
import { columnDefinition, tableColumns } from './paymentColumns';
import { isNewestFirst } from './paymentListSpec';
import type { PaymentList } from './usePaymentList';

/** Exports all payments that match the filters as CSV, with the columns of the list. */
function ExportButton({ list: { criteria, columns, payments, direction } }: { list: PaymentList }) {
  const { t } = useLingui();
  const [exportPayments, { isLoading }] = useExportPaymentsMutation();
  const count = payments?.totalCount ?? 0;

  const save = async () => {
    const exportColumns = columns.columns.flatMap(
      (column) => columnDefinition(column, direction).exportColumns,
    );
    const { data, error } = await exportPayments({ input: { ...criteria, columns: exportColumns } });
    if (!data) return toast.error(t`Couldn’t export payments. ${{ reason: errorMessage(error) }}`);
    downloadLink(`${apiBase}${data.exportPayments.url}`);
    toast.success(
      t`${plural(count, { one: 'Export of # payment started', other: 'Export of # payments started' })}`,
    );
  };

  return (
    <Button
      size={2}
      color="gray"
      variant="soft"
      startIcon={<DownloadIcon aria-hidden sx={{ fontSize: 18 }} />}
      isLoading={isLoading}
      disabled={count === 0}
      onClick={() => void save()}
    >
      {t`Export CSV`}
    </Button>
  );
}

/** Shows a button that reveals hidden new payments. */
const NewPayments = ({ list: { newCount, showNew } }: { list: PaymentList }) => {
  const { t } = useLingui();
  return (
    <Box role="status">
      {newCount > 0 && (
        <Button size={1} variant="soft" onClick={showNew}>
          {t`${plural(newCount, { one: '# new payment', other: '# new payments' })}`}
        </Button>
      )}
    </Box>
  );
};

const emptyTitles = {
  incoming: {
    all: msg`No payments yet`,
    succeeded: msg`No successful payments yet`,
    failed: msg`No failed payments`,
  },
  outgoing: {
    all: msg`No charges yet`,
    succeeded: msg`No successful charges yet`,
    failed: msg`No failed charges`,
  },
} as const;

const emptyTexts = {
  incoming: {
    all: msg`Payments appear here after your first client is charged. To charge a client, give them a plan and add a card.`,
    succeeded: msg`Payments appear here after your first client is charged. To charge a client, give them a plan and add a card.`,
    failed: msg`Failed payments appear here with the decline reason and the next retry.`,
  },
  outgoing: {
    all: msg`Livery’s charges to your billing card appear here.`,
    succeeded: msg`Livery’s charges to your billing card appear here.`,
    failed: msg`Failed charges to your billing card appear here with the decline reason.`,
  },
} as const;

/** Shows the empty state for no payments, no matches, or a page after the last one. */
function NoPayments({ list }: { list: PaymentList }) {
  const { t } = useLingui();
  const permissions = useAppSelector(selectOperator)?.permissions ?? [];
  const { direction, status } = list;

  if (list.query.page > 1) {
    const totalPages = list.payments?.totalPages ?? null;
    return <EmptyPage totalPages={totalPages} onPage={(page) => list.change({ page })} />;
  }
  if (list.isFiltered) {
    return (
      <NoMatch title={t`No matching payments`} onClear={list.clearFilters}>
        {t`Try a different search or fewer filters.`}
      </NoMatch>
    );
  }
  const canOpenClients =
    direction === 'incoming' && status !== 'failed' && permissions.includes('MANAGE_CLIENT_MANAGEMENT');
  return (
    <EmptyState
      title={t(emptyTitles[direction][status])}
      action={canOpenClients && <Button to={paths.clients}>{t`View clients`}</Button>}
    >
      {t(emptyTexts[direction][status])}
    </EmptyState>
  );
}

const PaymentMenu = lazy(async () => {
  const { PaymentMenu: loaded } = await loadWithRetry(() => import('../row-menu/PaymentMenu'));
  return { default: loaded };
});

interface OpenMenu {
  button: HTMLElement;
  payment: ListedPayment;
}

const sortOptions: readonly { sorting: SortOption['sorting']; label: MessageDescriptor }[] = [
  { sorting: { id: 'CreatedAt', desc: true }, label: msg`Newest first` },
  { sorting: { id: 'CreatedAt', desc: false }, label: msg`Oldest first` },
  { sorting: { id: 'Amount', desc: true }, label: msg`Largest first` },
  { sorting: { id: 'Amount', desc: false }, label: msg`Smallest first` },
  { sorting: { id: 'Status', desc: false }, label: msg`Status, ascending` },
  { sorting: { id: 'Status', desc: true }, label: msg`Status, descending` },
];

export function PaymentListBody({ list }: { list: PaymentList }) {
  const { t } = useLingui();
  const { payments, query, direction } = list;
  const { columns, available, isLoading, choose } = list.columns;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { act, dialog } = usePaymentActions();
  const containerProps = useArrivals({
    newCount: list.newCount,
    canShow: query.page === 1 && isNewestFirst(query.sorting) && !menu && !dialog,
    onShow: list.showNew,
  });

  return (
    <DataTable
      label={t`Payments`}
      columns={tableColumns(direction, columns, act)}
      rows={isLoading ? undefined : payments?.items}
      getRowId={({ id }) => id}
      isStale={list.isStale}
      error={payments ? undefined : list.error}
      onRetry={list.refetch}
      sorting={query.sorting}
      onSort={list.sort}
      sortOptions={sortOptions.map(({ sorting, label }) => ({ sorting, label: t(label) }))}
      changedIds={list.changed}
      isTopAligned
      onRowClick={({ id }) => navigate(withOpenPayment(params, id), { preventScrollReset: true })}
      rowMenu={(payment) => (
        <RowMenuButton
          label={t`Actions for payment #${{ number: payment.number }}`}
          onOpen={(button) => setMenu({ button, payment })}
        />
      )}
      containerProps={containerProps}
      summary={
        <>
          <Box component="span" role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {payments &&
              t`${plural({ count: payments.totalCount }, { one: '# payment', other: '# payments' })}`}
          </Box>
          <NewPayments list={list} />
        </>
      }
      actions={
        <>
          <ColumnPicker
            chosen={columns}
            available={available}
            labelOf={(column) => t(columnDefinition(column, direction).label)}
            onChange={choose}
          />
          <ExportButton list={list} />
        </>
      }
      empty={<NoPayments list={list} />}
    >
      {menu && (
        <Suspense fallback={<LoadingBar />}>
          <PaymentMenu {...menu} onAct={act} onClose={() => setMenu(null)} />
        </Suspense>
      )}
      {dialog}
    </DataTable>
  );
}
