import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/record';
import { AuditLogCards } from './AuditLogCards';
import { AuditLogTable } from './AuditLogTable';
import { AuditLogToolbar } from './AuditLogToolbar';
import type { AuditLogList } from './useAuditLog';

export function AuditLogBody({ list }: { list: AuditLogList }) {
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
