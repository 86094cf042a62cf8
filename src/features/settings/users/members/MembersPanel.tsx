import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { GetOperatorsQuery } from '@/api/types';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/users/members';
import { sortMembers, matchesFilter } from '../team';
import { useTeamRights } from '../useTeamRights';
import type { UserList } from '../useUserList';
import { MemberCards } from './MemberCards';
import { MemberTable } from './MemberTable';
import { useMemberDialog } from './useMemberDialog';

interface MembersPanelProps {
  list: UserList;
  query: { data?: GetOperatorsQuery; error?: unknown; refetch: () => void };
}

export function MembersPanel({ list, query: { data, error, refetch } }: MembersPanelProps) {
  const { myId, canChange } = useTeamRights();
  const { runAction, dialog } = useMemberDialog();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const members =
    data &&
    sortMembers(
      data.operators.filter((member) => matchesFilter(member, list.filter)),
      list.sort,
    );
  const isOwner =
    data?.operators.some(({ id, isOwner: isMemberOwner }) => isMemberOwner && id === myId) ?? false;
  const rows = { members, canChange, viewer: { myId, isOwner }, onAction: runAction };

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <Panel isFlush>
      {members?.length === 0 && (
        <NoMatch title={texts.nobodyMatches} onClear={list.clearFilters}>
          {texts.tryAnotherSpellingOrFewer}
        </NoMatch>
      )}
      {members?.length !== 0 && (isPhone ? <MemberCards {...rows} /> : <MemberTable list={list} {...rows} />)}
      {dialog}
    </Panel>
  );
}
