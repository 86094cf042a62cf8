import { msg } from '@lingui/core/macro';
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
    header: msg`When`,
    cell: ({ row }) => <EventTime event={row.original} />,
    meta: { style: { whiteSpace: 'nowrap' } },
  },
  {
    id: 'who',
    header: msg`Who`,
    cell: ({ row }) => <EventActor event={row.original} />,
    meta: { style: wrapStyle },
  },
  {
    id: 'what',
    header: msg`What`,
    cell: ({ row }) => actionText(row.original.action),
    meta: { isRowHeader: true, card: 'title', style: wrapStyle },
  },
  {
    id: 'about',
    header: msg`About`,
    cell: ({ row }) => <EventTarget event={row.original} />,
    meta: { style: wrapStyle },
  },
  {
    id: 'whereFrom',
    header: msg`Where from`,
    cell: ({ row }) => <EventOrigin event={row.original} />,
    meta: { style: wrapStyle },
  },
];

/** Returns the name of an event, such as `Paused, Ada Lovelace`. */
const eventName = ({ action, targetLabel }: AuditEvent): string =>
  [actionText(action), targetLabel].filter(Boolean).join(', ');

const buttonProps = { size: 2, color: 'gray', variant: 'soft' } as const;

function AuditLogActions({ list }: { list: AuditLogList }) {
  const { t } = useLingui();
  const { criteria, events, isFetching, isFetchingNextPage, isStale, refetch } = list;
  const [exportEvents, { isLoading }] = useExportAuditEventsMutation();

  const save = async () => {
    const { data, error } = await exportEvents(criteria);
    if (!data) return toast.error(t`The record could not be exported. ${{ reason: errorMessage(error) }}`);
    downloadLink(`${apiBase}${data.exportAuditEvents.url}`);
    toast.success(t`The export of the record was started`);
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
        {t`Show what is new`}
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
      label={t`Record`}
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
        buttonLabel: (event, isOpen) =>
          isOpen
            ? t`Hide details of ${{ event: eventName(event) }}`
            : t`Show details of ${{ event: eventName(event) }}`,
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
            {t`Show older`}
          </Button>
        </Box>
      )}
    </DataTable>
  );
}

const EmptyAuditLog = ({ list }: { list: AuditLogList }) => {
  const { t } = useLingui();
  return list.isFiltered ? (
    <NoMatch title={t`Nothing on record matches`} onClear={list.clearFilters}>
      {t`Try another spelling, other days, or fewer filters.`}
    </NoMatch>
  ) : (
    <EmptyState
      title={t`Nothing on record yet`}
    >{t`Who signs in, and whatever anybody changes or takes along, will stand here.`}</EmptyState>
  );
};

export default function AuditLogScreen() {
  const { t } = useLingui();
  const list = useAuditLog();

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Record`}
      >{t`Who did what, when and from where. Events cannot be changed, and they remain when people leave.`}</PageHeader>
      <AuditLogFilterBar list={list} />
      <AuditLogBody list={list} />
    </Stack>
  );
}
