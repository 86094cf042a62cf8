import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/my-profile/sessions';
import { useGetSessionsQuery } from '../myProfileApi';
import { SessionItem } from './SessionItem';
import { SignOutOthers } from './SignOutOthers';

export function SessionsPanel() {
  const { data, error, refetch } = useGetSessionsQuery();
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  return (
    <Panel title={texts.whereYouAreSigned} actions={others > 0 && <SignOutOthers count={others} />}>
      {error && !data && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={120} />}
      <List disablePadding>
        {data?.sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </List>
    </Panel>
  );
}
