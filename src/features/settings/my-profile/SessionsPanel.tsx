import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { errorMessage } from '@/api/errors';
import { deviceName } from '@/lib/deviceName';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import type { GetSessionsQuery } from './myProfile.generated';
import { useGetSessionsQuery, useRevokeSessionMutation } from './myProfileApi';

export function SessionsPanel() {
  const { data, error, refetch } = useGetSessionsQuery();

  return (
    <Panel title="Where you are signed in">
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={120} />}
      <List disablePadding>
        {data?.sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </List>
    </Panel>
  );
}

function SessionItem({ session }: { session: GetSessionsQuery['sessions'][number] }) {
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const device = deviceName(session.userAgent ?? null);

  async function signOut() {
    const answer = await revoke({ id: session.id });
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(`${device} signed out`);
  }

  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={device}
        secondary={`Last used ${formatDate(session.lastSeenAt, 'dateTime')}${session.ipAddress ? ` from ${session.ipAddress}` : ''}`}
      />
      {session.isCurrent ? (
        <StatusBadge tone="green">This device</StatusBadge>
      ) : (
        <Button size={1} variant="soft" colour="red" isLoading={isLoading} onClick={signOut}>
          Sign out {device}
        </Button>
      )}
    </ListItem>
  );
}
