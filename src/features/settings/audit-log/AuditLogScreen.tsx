import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import { actionText } from '@/ui/activity/activityLabels';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { PageHeader } from '@/ui/PageHeader';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { toast } from '@/ui/toast';
import { type AuditEvent, useExportAuditEventsMutation } from './auditLogApi';
import { AuditLogFilterBar } from './AuditLogFilterBar';
import { EventDetail } from './EventDetail';
import { EventActor, EventOrigin, EventTarget, EventTime } from './EventParts';
import { type AuditLogList, useAuditLog } from './useAuditLog';

const wrapStyle = { overflowWrap: 'anywhere' } as const;

const columns: readonly Column<AuditEvent>[] = [
  {
    id: 'when',
    header: msg`Time`,
    cell: ({ row }) => <EventTime event={row.original} />,
    meta: { style: { whiteSpace: 'nowrap' } },
  },
  {
    id: 'who',
    header: msg`Actor`,
    cell: ({ row }) => <EventActor event={row.original} />,
    meta: { style: wrapStyle },
  },
  {
    id: 'what',
    header: msg`Action`,
    cell: ({ row }) => actionText(row.original.action),
    meta: { isRowHeader: true, card: 'title', style: wrapStyle },
  },
  {
    id: 'about',
    header: msg`Target`,
    cell: ({ row }) => <EventTarget event={row.original} />,
    meta: { style: wrapStyle },
  },
  {
    id: 'whereFrom',
    header: msg`Location`,
    cell: ({ row }) => <EventOrigin event={row.original} />,
    meta: { style: wrapStyle },
  },
];

const showDetailsLabel = ({ action, targetLabel }: AuditEvent): string =>
  targetLabel
    ? t`Show details: ${{ action: actionText(action) }}, ${{ target: targetLabel }}`
    : t`Show details: ${{ action: actionText(action) }}`;

const hideDetailsLabel = ({ action, targetLabel }: AuditEvent): string =>
  targetLabel
    ? t`Hide details: ${{ action: actionText(action) }}, ${{ target: targetLabel }}`
    : t`Hide details: ${{ action: actionText(action) }}`;

const buttonProps = { size: 2, color: 'gray', variant: 'soft' } as const;

function AuditLogActions({ list }: { list: AuditLogList }) {
  const { t } = useLingui();
  const { criteria, events, isFetching, isFetchingNextPage, isStale, refetch } = list;
  const [exportEvents, { isLoading }] = useExportAuditEventsMutation();

  const save = async () => {
    const { data, error } = await exportEvents(criteria);
    if (!data) return toast.error(t`Couldn’t export the audit log. ${{ reason: errorMessage(error) }}`);
    downloadLink(`${apiBase}${data.exportAuditEvents.url}`);
    toast.success(t`Audit log export started`);
  };

  const showNew = async () => {
    const { error } = await refetch();
    if (error) toast.error(errorMessage(error));
  };

  return (
    <>
      <Button
        {...buttonProps}
        startIcon={<RefreshIcon aria-hidden sx={{ fontSize: 18 }} />}
        isLoading={Boolean(events) && isFetching && !isFetchingNextPage && !isStale}
        onClick={() => void showNew()}
      >
        {t`Refresh`}
      </Button>
      <Button
        {...buttonProps}
        startIcon={<DownloadIcon aria-hidden sx={{ fontSize: 18 }} />}
        isLoading={isLoading}
        disabled={!events || events.length === 0}
        onClick={() => void save()}
      >
        {t`Export CSV`}
      </Button>
    </>
  );
}

function AuditLogBody({ list }: { list: AuditLogList }) {
  const { t } = useLingui();
  const { events, error, hasNextPage, fetchNextPage } = list;

  return (
    <DataTable
      label={t`Audit log`}
      columns={columns}
      rows={events}
      getRowId={({ id }) => id}
      isStale={list.isStale}
      error={error}
      onRetry={() => void list.refetch()}
      isTopAligned
      skeletonRows={10}
      detail={{
        label: t`Details`,
        buttonLabel: (event, isOpen) => (isOpen ? hideDetailsLabel(event) : showDetailsLabel(event)),
        render: (event) => (
          <EventDetail event={event} onFilter={(filters) => list.change({ filters, search: '' })} />
        ),
      }}
      actions={<AuditLogActions list={list} />}
      empty={<EmptyAuditLog list={list} />}
    >
      {list.isFetchNextPageError && events && (
        <ErrorPanel error={error} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && !list.isFetchNextPageError && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button
            size={2}
            color="gray"
            variant="soft"
            isLoading={list.isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t`Load more`}
          </Button>
        </Box>
      )}
    </DataTable>
  );
}

const EmptyAuditLog = ({ list }: { list: AuditLogList }) => {
  const { t } = useLingui();
  return list.isFiltered ? (
    <NoMatch title={t`No events found`} onClear={list.clearFilters}>
      {t`Try a different search, other dates or fewer filters.`}
    </NoMatch>
  ) : (
    <EmptyState title={t`No events yet`}>{t`Sign-ins, changes and exports appear here.`}</EmptyState>
  );
};

export default function AuditLogScreen() {
  const { t } = useLingui();
  const list = useAuditLog();

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Audit log`}
      >{t`Who did what, when and from where. Events can’t be changed, and remain when users are removed.`}</PageHeader>
      <AuditLogFilterBar list={list} />
      <AuditLogBody list={list} />
    </Stack>
  );
}
