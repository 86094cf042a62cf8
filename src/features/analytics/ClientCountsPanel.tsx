import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ClientStatus } from '@/api/schema.generated';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { useGetClientsByStatusQuery } from './analyticsApi';

const statusNames: Record<ClientStatus, string> = {
  Invited: 'Invited',
  Trialing: 'In trial',
  Active: 'Active',
  PastDue: 'Past due',
  Paused: 'Paused',
  Deactivated: 'Deactivated',
};

export function ClientCountsPanel() {
  const { data, error, refetch } = useGetClientsByStatusQuery();
  const counts = data?.clientCounts;

  return (
    <Panel title="Clients" actions={<Link to={paths.clients}>See all clients</Link>}>
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !counts && <Skeleton variant="rounded" height={72} />}
      {counts?.total === 0 && <NoClients />}
      {counts && counts.total > 0 && (
        <Box component="ul" aria-label="Clients by status" sx={gridSx}>
          <Count name="All" count={counts.total} to={paths.clients} />
          {counts.byStatus.map(({ status, count }) => (
            <Count
              key={status}
              name={statusNames[status]}
              count={count}
              to={`${paths.clients}?status=${status}`}
            />
          ))}
        </Box>
      )}
    </Panel>
  );
}

const NoClients = () => (
  <Typography>
    No clients yet. <Link to={paths.clientImport}>Import a file</Link> or{' '}
    <Link to={paths.clients}>add the first one</Link>.
  </Typography>
);

function Count({ name, count, to }: { name: string; count: number; to: string }) {
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Link to={to}>
        <Typography component="span" sx={{ display: 'block', fontSize: 24, fontWeight: 600 }}>
          {formatNumber(count)}
        </Typography>{' '}
        {name}
      </Link>
    </Box>
  );
}

const gridSx = {
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: 2,
} as const;
