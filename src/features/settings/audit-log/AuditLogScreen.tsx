import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/download';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/settings/record';
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
    header: texts.when,
    cell: ({ row }) => <EventTime event={row.original} />,
    meta: { style: { whiteSpace: 'nowrap' } },
  },
  {
    id: 'who',
    header: texts.who,
    cell: ({ row }) => <EventActor event={row.original} />,
    meta: { style: wrapStyle },
  },
  {
    id: 'what',
    header: texts.what,
    cell: ({ row }) => actionText(row.original.action),
    meta: { isRowHeader: true, card: 'title', style: wrapStyle },
  },
  {
    id: 'about',
    header: texts.about,
    cell: ({ row }) => <EventTarget event={row.original} />,
    meta: { style: wrapStyle },
  },
  {
    id: 'whereFrom',
    header: texts.whereFrom,
    cell: ({ row }) => <EventOrigin event={row.original} />,
    meta: { style: wrapStyle },
  },
];

/** Returns the name of an event, such as `Paused, Ada Lovelace`. */
const eventName = ({ action, targetLabel }: AuditEvent): string =>
  [actionText(action), targetLabel].filter(Boolean).join(', ');

const buttonProps = { size: 2, color: 'gray', variant: 'soft' } as const;

function AuditLogActions({ list }: { list: AuditLogList }) {
  const { criteria, events, isFetching, isFetchingNextPage, isStale, refetch } = list;
  const [exportEvents, { isLoading }] = useExportAuditEventsMutation();

  const save = async () => {
    const { data, error } = await exportEvents(criteria);
    if (!data) return toast.error(texts.theRecordCouldNotBeExported(errorMessage(error)));
    downloadLink(`${apiBase}${data.exportAuditEvents.url}`);
    toast.success(texts.theExportOfTheRecord);
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
        {texts.showWhatIsNew}
      </Button>
      <Button
        {...buttonProps}
        startIcon={<DownloadIcon aria-hidden sx={{ fontSize: 18 }} />}
        isLoading={isLoading}
        disabled={!events || events.length === 0}
        onClick={() => void save()}
      >
        {texts.exportCsv}
      </Button>
    </>
  );
}

function AuditLogBody({ list }: { list: AuditLogList }) {
  const { events, error, hasNextPage, fetchNextPage } = list;

  return (
    <DataTable
      label={texts.record}
      columns={columns}
      rows={events}
      getRowId={({ id }) => id}
      isStale={list.isStale}
      error={error}
      onRetry={() => void list.refetch()}
      isTopAligned
      skeletonRows={10}
      detail={{
        label: texts.details,
        buttonLabel: (event, isOpen) => texts.hideShowDetails(isOpen, eventName(event)),
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
            {texts.showOlder}
          </Button>
        </Box>
      )}
    </DataTable>
  );
}

const EmptyAuditLog = ({ list }: { list: AuditLogList }) =>
  list.isFiltered ? (
    <NoMatch title={texts.nothingOnRecordMatches} onClear={list.clearFilters}>
      {texts.tryAnotherSpellingOtherDays}
    </NoMatch>
  ) : (
    <EmptyState title={texts.nothingOnRecordYet}>{texts.whoSignsInAndWhateverAnybody}</EmptyState>
  );

export default function AuditLogScreen() {
  const list = useAuditLog();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.record.title}>{texts.whoDidWhatWhen}</PageHeader>
      <AuditLogFilterBar list={list} />
      <AuditLogBody list={list} />
    </Stack>
  );
}
