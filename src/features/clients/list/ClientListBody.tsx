import { i18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { paths } from '@/config/paths';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useChangedRows } from '@/lib/useChangedRows';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingBar } from '@/ui/LoadingBar';
import { NoMatch } from '@/ui/NoMatch';
import { ColumnPicker } from '@/ui/table/ColumnPicker';
import { DataTable, type SortOption } from '@/ui/table/DataTable';
import { EmptyPage } from '@/ui/table/ListPages';
import { RowMenuButton } from '@/ui/table/rowButtons';
import { useArrivals } from '@/ui/table/useArrivals';
import { bulkHistory, useBulkParam } from '../bulk/useBulkParam';
import { tableColumns } from './clientColumns';
import { isNewestFirst } from './clientListSpec';
import { columnOf, isSortable, type ListedClient, selectableColumns } from './columnDefinitions';
import { RowMenu } from './row-menu/RowMenu';
import type { ClientList } from './useClientList';

const ExportDialog = lazy(() => loadWithRetry(() => import('../bulk/ExportDialog')));

function ListMenu({ list: { allMatching } }: { list: ClientList }) {
  const { t } = useLingui();
  const [isExporting, setExporting] = useOpenFromUrl('export');
  const [, setBulk] = useBulkParam();
  const actions = [
    {
      label: t`${plural({ count: allMatching.count }, { one: 'Export # client…', other: 'Export # clients…' })}`,
      onClick: () => setExporting(true),
      isDisabled: allMatching.count === 0,
    },
    { label: t`Bulk actions`, onClick: () => setBulk(bulkHistory) },
  ];

  return (
    <>
      <ActionMenu label={t`List actions`} actions={actions} />
      {isExporting && (
        <Suspense fallback={<LoadingBar />}>
          <ExportDialog selection={allMatching} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function TotalCount({ list: { clients, total } }: { list: ClientList }) {
  const { t } = useLingui();
  if (!clients) return null;
  if (total.count !== null)
    return t`${plural({ count: total.count }, { one: '# client', other: '# clients' })}`;
  if (!total.hasFailed) return <Skeleton role="img" aria-label={t`Counting clients`} width={88} />;
  return (
    <>
      {t`Couldn’t count clients.`}{' '}
      <Button size={1} variant="text" onClick={total.retry}>
        {t`Try again`}
      </Button>
    </>
  );
}

/** Shows the number of hidden new clients, with a button that shows them. */
function NewClients({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
      {count > 0 && (
        <>
          <span>{t`${plural(count, { one: '# new client', other: '# new clients' })}`}</span>
          <Button size={1} variant="soft" onClick={onShow}>
            {t`Show`}
          </Button>
        </>
      )}
    </Box>
  );
}

interface NoClientsProps {
  list: ClientList;
  onAdd: () => void;
}

function NoClients({ list, onAdd }: NoClientsProps) {
  const { t } = useLingui();
  if (list.query.page > 1) {
    return <EmptyPage totalPages={list.totalPages} onPage={(page) => list.change({ page })} />;
  }
  if (list.query.filters.needsAttention && !list.query.search) {
    return (
      <EmptyState
        title={t`No clients need attention`}
        action={<Button to={paths.clients}>{t`View all clients`}</Button>}
      >
        {t`Clients appear here when a payment fails, their trial ends within a week, or their deactivation is scheduled.`}
      </EmptyState>
    );
  }
  if (list.isFiltered) {
    return (
      <NoMatch title={t`No matching clients`} onClear={list.clearFilters}>
        {t`Try another search term, or remove filters.`}
      </NoMatch>
    );
  }
  const firstActions = (
    <>
      <Button onClick={onAdd}>{t`Add client`}</Button>
      <Button color="gray" variant="soft" to={paths.clientImport}>
        {t`Import CSV`}
      </Button>
    </>
  );
  return (
    <EmptyState title={t`No clients yet`} action={firstActions}>
      {t`Add your first client, or import clients from a CSV file.`}
    </EmptyState>
  );
}

const sortOptions = (canSeeMoney: boolean): SortOption[] =>
  (['name', ...selectableColumns(canSeeMoney)] as const).filter(isSortable).flatMap((id) =>
    [false, true].map((desc) => ({
      sorting: { id, desc },
      label: `${i18n._(columnOf(id).label)} ${desc ? '↓' : '↑'}`,
    })),
  );

interface ClientListBodyProps {
  list: ClientList;
  onAdd: () => void;
}

interface OpenMenu {
  button: HTMLElement;
  client: ListedClient;
}

export function ClientListBody({ list, onAdd }: ClientListBodyProps) {
  const { t } = useLingui();
  const { clients, query, selection, canSeeMoney, newCount, lastNumber, listQueryString } = list;
  const { columns, available, isLoading, choose } = list.columns;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const changedIds = useChangedRows(list.currentData?.clients.items, list.pageKey);
  const showNew = () => lastNumber !== null && list.showUpTo(lastNumber);
  const containerProps = useArrivals({
    newCount,
    canShow: query.page === 1 && isNewestFirst(query.sorting) && !menu && selection.isEmpty,
    onShow: showNew,
  });

  return (
    <DataTable
      label={t`Clients`}
      columns={tableColumns(columns, listQueryString)}
      rows={isLoading ? undefined : clients?.items}
      getRowId={({ id }) => id}
      isStale={list.isStale}
      error={clients ? undefined : list.error}
      onRetry={list.refetch}
      sorting={query.sorting}
      onSort={list.sort}
      sortOptions={sortOptions(canSeeMoney)}
      selection={{ state: selection, labelOf: ({ name }) => t`Select ${name}` }}
      pageCheckboxRef={list.pageCheckbox}
      changedIds={changedIds}
      rowMenu={(client) => (
        <RowMenuButton
          label={t`Actions for ${{ name: client.name }}`}
          onOpen={(button) => setMenu({ button, client })}
        />
      )}
      containerProps={containerProps}
      summary={
        <>
          <Box component="span" role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <TotalCount list={list} />
          </Box>
          <NewClients count={newCount} onShow={showNew} />
        </>
      }
      actions={
        <>
          <ColumnPicker
            chosen={columns}
            available={available}
            labelOf={(column) => t(columnOf(column).label)}
            onChange={choose}
          />
          <ListMenu list={list} />
        </>
      }
      empty={<NoClients list={list} onAdd={onAdd} />}
    >
      {menu && <RowMenu {...menu} listQueryString={listQueryString} onClose={() => setMenu(null)} />}
    </DataTable>
  );
}
