import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { useUrlParam } from '@/lib/useUrlParam';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/settings/users';
import { roleNames } from '@/texts/state';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { FilterBar, FilterSelects } from '@/ui/table/FilterBar';
import { useListState } from '@/ui/table/useListState';
import { TabList } from '@/ui/TabList';
import { InvitationsPanel } from './invitations/InvitationsPanel';
import { InviteDialog } from './invite/InviteDialog';
import { MembersPanel } from './members/MembersPanel';
import { invitationStatusLabels, memberStatusLabels, type UserList, userListSpec } from './team';
import { TeamRightsNotice, useTeamRights } from './teamRights';
import { useGetInvitationsQuery, useGetOperatorsQuery } from './usersApi';

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));
const statusesByTab = { members: memberStatusLabels, invitations: invitationStatusLabels } as const;

interface UserFilterBarProps {
  list: UserList;
  tab: keyof typeof statusesByTab;
}

function UserFilterBar({ list, tab }: UserFilterBarProps) {
  const statusOptions = Object.entries(statusesByTab[tab]).map(([value, { label }]) => ({ value, label }));

  return (
    <FilterBar list={list} searchLabel={texts.searchNameOrEmail}>
      <FilterSelects
        list={list}
        areLabelsHidden
        selects={[
          { key: 'role', label: texts.role, placeholder: texts.everyRole, options: roleOptions },
          { key: 'status', label: texts.status, placeholder: texts.everyStatus, options: statusOptions },
        ]}
      />
    </FilterBar>
  );
}

const labelWithCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} ${formatNumber(count)}`;

export default function UsersScreen() {
  const list = useListState(userListSpec);
  const [tabParam, setTab] = useUrlParam('tab', 'members', { resets: ['status'], addsHistoryEntry: true });
  const tab = tabParam === 'invitations' ? 'invitations' : 'members';
  const { canChange } = useTeamRights();
  const [isInviting, setInviting] = useOpenFromUrl('invite');
  const panelId = useId();
  // Refetches on every visit, because operators may have joined or requested a new link.
  const members = useGetOperatorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = useGetInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const openInvitations = invitations.data?.invitations.filter(({ status }) => status !== 'Revoked');

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={screens.users.title}
        actions={canChange && <Button onClick={() => setInviting(true)}>{texts.invitePeople}</Button>}
      >
        {texts.everyoneWhoCanSign(<Link to={paths.roles}>{texts.whatEachRoleOpens}</Link>)}
      </PageHeader>
      <TeamRightsNotice subject="team" />
      <TabList
        label={texts.users}
        tabs={[
          { value: 'members', label: labelWithCount(texts.members, members.data?.operators.length) },
          { value: 'invitations', label: labelWithCount(texts.invitations, openInvitations?.length) },
        ]}
        value={tab}
        onChange={setTab}
        panelId={panelId}
      />
      <Box id={panelId} role="tabpanel" aria-label={tab === 'members' ? texts.members : texts.invitations}>
        <Stack spacing={2}>
          <UserFilterBar list={list} tab={tab} />
          {tab === 'members' ? (
            <MembersPanel list={list} query={members} />
          ) : (
            <InvitationsPanel list={list} query={invitations} onInvite={() => setInviting(true)} />
          )}
        </Stack>
      </Box>
      {isInviting && canChange && <InviteDialog onClose={() => setInviting(false)} />}
    </Stack>
  );
}
