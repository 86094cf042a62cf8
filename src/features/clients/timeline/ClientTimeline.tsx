import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useUrlParam } from '@/lib/useUrlParam';
import { ActivityItem } from '@/ui/activity/ActivityItem';
import type { ActivityEntry } from '@/ui/activity/activityEntry';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/timeline';
import { useClientTimelineInfiniteQuery } from '../clientViewApi';
import { parseKinds, visibleKinds } from './activityKinds';
import { groupByDay, type Day } from './groupByDay';
import { KindFilter } from './KindFilter';

interface ClientTimelineProps {
  clientId: string;
  canSeeMoney: boolean;
}

/** Shows a client's activity, newest first, and loads earlier pages on request. */
export function ClientTimeline({ clientId, canSeeMoney }: ClientTimelineProps) {
  const [kindText, setKindText] = useUrlParam('activity');
  const availableKinds = visibleKinds(canSeeMoney);
  const kinds = parseKinds(kindText, availableKinds);
  const timeline = useClientTimelineInfiniteQuery({ id: clientId, kinds });
  const { currentData, error, refetch, hasNextPage, fetchNextPage } = timeline;
  const entries = currentData?.pages.flatMap(({ clientTimeline }) => clientTimeline.items);

  return (
    <Panel title={texts.activity}>
      <KindFilter kinds={availableKinds} chosen={kinds} onChange={(next) => setKindText(next.join(','))} />
      {error && !entries && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !entries && <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
      {entries?.length === 0 && (
        <EmptyTimeline isFiltered={kinds.length > 0} onClear={() => setKindText('')} />
      )}
      {entries && groupByDay(entries).map((day) => <ActivityDay key={day.name} day={day} />)}
      {timeline.isFetchNextPageError && entries && (
        <ErrorPanel error={error} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && (
        <Button
          size={2}
          color="gray"
          variant="soft"
          isLoading={timeline.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.showEarlierActivity}
        </Button>
      )}
    </Panel>
  );
}

function ActivityDay({ day }: { day: Day<ActivityEntry> }) {
  const titleId = useId();

  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2 }}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {day.name}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {day.entries.map((entry) => (
          <ActivityItem key={entry.id} entry={entry} isDayKnown />
        ))}
      </Box>
    </Box>
  );
}

function EmptyTimeline({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title={texts.nothingHappenedYet} />;
  return (
    <EmptyState
      title={texts.nothingOfThisKindYet}
      action={
        <Button size={2} color="gray" variant="soft" onClick={onClear}>
          {texts.showEverything}
        </Button>
      }
    />
  );
}
