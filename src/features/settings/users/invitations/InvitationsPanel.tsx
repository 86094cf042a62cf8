import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { GetInvitationsQuery } from '@/api/types';
import { useNow } from '@/lib/useNow';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/users/invitations';
import { matchesFilter } from '../team';
import { useTeamRights } from '../useTeamRights';
import type { UserList } from '../useUserList';
import { statusAt } from './expiryText';
import { InvitationCards } from './InvitationCards';
import { InvitationTable } from './InvitationTable';
import { useInvitationHandlers } from './useInvitationHandlers';

const minuteMs = 60_000;

interface InvitationsPanelProps {
  list: UserList;
  query: { data?: GetInvitationsQuery; error?: unknown; refetch: () => void };
  onInvite: () => void;
}

export function InvitationsPanel({ list, query, onInvite }: InvitationsPanelProps) {
  const { data, error, refetch } = query;
  const { canChange } = useTeamRights();
  const { dialog, ...handlers } = useInvitationHandlers();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const now = useNow(minuteMs);
  const all = data?.invitations.map((invitation) => ({ ...invitation, status: statusAt(invitation, now) }));
  const invitations = all?.filter((invitation) => matchesFilter(invitation, list.filter));
  const rows = { invitations, canChange, now, ...handlers };

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Panel isFlush>
      {all?.length === 0 && (
        <EmptyState
          title={texts.noOpenInvitations}
          action={canChange && <Button onClick={onInvite}>{texts.invitePeople}</Button>}
        >
          {texts.whoeverIsInvitedStandsHere}
        </EmptyState>
      )}
      {all?.length !== 0 && invitations?.length === 0 && (
        <NoMatch title={texts.noInvitationMatches} onClear={list.clearFilters}>
          {texts.tryAnotherSpellingOrFewer}
        </NoMatch>
      )}
      {invitations?.length !== 0 && (isPhone ? <InvitationCards {...rows} /> : <InvitationTable {...rows} />)}
      {dialog}
    </Panel>
  );
}
