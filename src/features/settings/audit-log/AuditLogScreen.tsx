import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { downloadLink } from '@/lib/downloadLink';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/settings/record';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { SearchField } from '@/ui/SearchField';
import { toast } from '@/ui/toast';
import { AuditLogTable } from './AuditLogTable';
import { EventDetail } from './EventDetail';
import { EventActor, EventOrigin, EventTarget, EventTime, eventTitle } from './EventParts';
import { ExpandButton } from './ExpandButton';
import { FilterBar } from './FilterBar';
import { useExportAuditEventsMutation } from './auditLogApi';
import type { AuditEventRowProps, AuditEventRowsProps } from './rowProps';
import { type AuditLogList, useAuditLog } from './useAuditLog';

const AuditLogCards = ({ events, isStale, onFilter }: AuditEventRowsProps) => (
  <CardList label={texts.record} cardHeight={96} isStale={isStale}>
    {events?.map((event) => (
      <AuditEventCard key={event.id} event={event} onFilter={onFilter} />
    ))}
  </CardList>
);

const cardSx = { display: 'grid', gap: 1, px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' };
const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

function AuditEventCard({ event, onFilter }: AuditEventRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const title = eventTitle(event);
  const facts = [
    { name: texts.who, part: <EventActor event={event} /> },
    { name: texts.about, part: <EventTarget event={event} /> },
    { name: texts.when, part: <EventTime event={event} /> },
    { name: texts.whereFrom, part: <EventOrigin event={event} /> },
  ];

  return (
    <Box component="li" sx={cardSx}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>{title}</Box>
        <ExpandButton
          name={[title, event.targetLabel].filter(Boolean).join(', ')}
          isOpen={isOpen}
          controls={detailId}
          onToggle={() => setOpen(!isOpen)}
        />
      </Box>
      <Box component="dl" sx={factsSx}>
        {facts.map(({ name, part }) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {part}
            </Box>
          </Box>
        ))}
      </Box>
      {isOpen && (
        <Box id={detailId}>
          <EventDetail event={event} onFilter={onFilter} />
        </Box>
      )}
    </Box>
  );
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const buttonProps = { size: 2, color: 'gray', variant: 'soft' } as const;

function AuditLogToolbar({ list }: { list: AuditLogList }) {
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
    <Box sx={barSx}>
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
    </Box>
  );
}

function AuditLogBody({ list }: { list: AuditLogList }) {
  const { events, error, isStale, isFetching, hasNextPage, fetchNextPage } = list;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const Rows = isPhone ? AuditLogCards : AuditLogTable;

  if (error && !events) return <ErrorPanel error={error} onRetry={() => void list.refetch()} />;
  const isEmpty = events?.length === 0 && !isFetching;

  return (
    <Panel isFlush>
      <AuditLogToolbar list={list} />
      {isEmpty ? (
        <EmptyAuditLog list={list} />
      ) : (
        <Rows
          events={events}
          isStale={isStale}
          onFilter={(filters) => list.setFilters(filters, { keepsSearch: false })}
        />
      )}
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
    </Panel>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', maxWidth: { sm: 400 } }}>
          <SearchField label={texts.searchNamesActionsAddresses} value={list.typed} onChange={list.type} />
          <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {list.isTooShort && texts.typeThreeCharactersAtLeast}
          </Box>
        </Box>
        <Box sx={{ flex: '999 1 300px', minWidth: 0, pt: 0.25 }}>
          <FilterBar list={list} />
        </Box>
      </Box>
      <AuditLogBody list={list} />
    </Stack>
  );
}
