import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { roles } from '@contract/enums';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { useUrlParam } from '@/lib/useUrlParam';
import { roleNames } from '@/ui/roleNames';
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

const statusesByTab = { members: memberStatusLabels, invitations: invitationStatusLabels } as const;

interface UserFilterBarProps {
  list: UserList;
  tab: keyof typeof statusesByTab;
}

function UserFilterBar({ list, tab }: UserFilterBarProps) {
  const { t } = useLingui();
  const roleOptions = roles.map((value) => ({ value, label: t(roleNames[value]) }));
  const statusOptions = Object.entries(statusesByTab[tab]).map(([value, { label }]) => ({
    value,
    label: t(label),
  }));

  return (
    <FilterBar list={list} searchLabel={t`Search by name or email`}>
      <FilterSelects
        list={list}
        areLabelsHidden
        selects={[
          { key: 'role', label: t`Role`, placeholder: t`All roles`, options: roleOptions },
          { key: 'status', label: t`Status`, placeholder: t`All statuses`, options: statusOptions },
        ]}
      />
    </FilterBar>
  );
}

const usersTabLabel = (count: number | undefined): string =>
  count === undefined
    ? t`Users`
    : t({
        message: `Users ${{ count: formatNumber(count) }}`,
        comment: 'A tab with the number of its users',
      });

const invitationsTabLabel = (count: number | undefined): string =>
  count === undefined
    ? t`Invitations`
    : t({
        message: `Invitations ${{ count: formatNumber(count) }}`,
        comment: 'A tab with the number of its invitations',
      });

export default function UsersScreen() {
  const { t } = useLingui();
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
        title={t`Users`}
        actions={canChange && <Button onClick={() => setInviting(true)}>{t`Invite people`}</Button>}
      >
        <Trans>
          People with access to this console. <Link to={paths.roles}>View permissions by role</Link>
        </Trans>
      </PageHeader>
      <TeamRightsNotice subject="team" />
      <TabList
        label={t`Users`}
        tabs={[
          { value: 'members', label: usersTabLabel(members.data?.operators.length) },
          { value: 'invitations', label: invitationsTabLabel(openInvitations?.length) },
        ]}
        value={tab}
        onChange={setTab}
        panelId={panelId}
      />
      <Box id={panelId} role="tabpanel" aria-label={tab === 'members' ? t`Users` : t`Invitations`}>
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
