import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ActivityItem } from '@/ui/activity/ActivityItem';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { useGetRecentActivityQuery } from '../analyticsApi';

const entryCount = 12;

const listSx = {
  m: 0,
  p: 0,
  columnCount: { lg: 2 },
  columnGap: 4,
  '& > li': { breakInside: 'avoid' },
} as const;

/** Shows recent activity of the company. The server returns only entries that the operator may see. */
export function ActivityPanel({ canOpenClients }: { canOpenClients: boolean }) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetRecentActivityQuery({ first: entryCount });
  const entries = data?.recentActivity;

  return (
    <Panel title={t`Recent activity`}>
      {error && !entries && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !entries && <ActivitySkeleton />}
      {entries?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t`No activity yet. New clients, payments, and changes appear here.`}
        </Typography>
      )}
      {entries && entries.length > 0 && (
        <Box component="ul" aria-label={t`Recent activity`} sx={listSx}>
          {entries.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} isClientNamed isClientLinked={canOpenClients} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

const ActivitySkeleton = () => (
  <Box aria-hidden>
    {Array.from({ length: 6 }, (_row, row) => (
      <Skeleton key={row} height={52} />
    ))}
  </Box>
);
