import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/record';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { RecordToolbar } from './RecordToolbar';
import type { RecordList } from './useRecord';

/** What is on record, or why there is nothing. */
export function RecordBody({ list }: { list: RecordList }) {
  const { events, error, isStale, isFetching, hasNextPage, fetchNextPage } = list;
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const Rows = isPhone ? RecordCards : RecordTable;

  if (error && !events) return <ErrorPanel error={error} onRetry={() => void list.refetch()} />;
  const isEmpty = events?.length === 0 && !isFetching;

  return (
    <Panel isFlush>
      <RecordToolbar list={list} />
      {isEmpty ? (
        <Nothing list={list} />
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
            colour="gray"
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

const Nothing = ({ list }: { list: RecordList }) =>
  list.isFiltered ? (
    <NoMatch title={texts.nothingOnRecordMatches} onClear={list.clearFilters}>
      {texts.tryAnotherSpellingOtherDays}
    </NoMatch>
  ) : (
    <EmptyState title={texts.nothingOnRecordYet}>{texts.whoSignsInAndWhateverAnybody}</EmptyState>
  );
