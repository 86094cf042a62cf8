import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useGetOperatorsQuery } from './usersApi';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { useOpenedByAddress } from '@/lib/useOpenedByAddress';
import { Button } from '@/ui/Button';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { TabList } from '@/ui/TabList';
import { InvitationsPanel } from './invitations/InvitationsPanel';
import { InviteDialog } from './invite/InviteDialog';
import { MembersPanel } from './members/MembersPanel';
import { UserFilters } from './UserFilters';
import { useGetInvitationsQuery } from './usersApi';
import { useTeamRights } from './useTeamRights';
import { useUserList } from './useUserList';
import { WhoChanges } from './WhoChanges';

const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} ${formatNumber(count)}`;

export default function UsersScreen() {
  const list = useUserList();
  const { canChange } = useTeamRights();
  const [isInviting, setInviting] = useOpenedByAddress('invite');
  const panelId = useId();
  // Somebody may have joined, or asked for another link, since the lists were last looked at.
  const members = useGetOperatorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = useGetInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const open = invitations.data?.invitations.filter(({ status }) => status !== 'Revoked');

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title="Users"
        actions={canChange && <Button onClick={() => setInviting(true)}>Invite people</Button>}
      >
        Everyone who can sign in to this console, and who is invited.{' '}
        <Link to={paths.roles}>What each role opens</Link>
      </PageHeader>
      <WhoChanges what="team" />
      <TabList
        label="Users"
        tabs={[
          { value: 'members', label: counted('Members', members.data?.operators.length) },
          { value: 'invitations', label: counted('Invitations', open?.length) },
        ]}
        value={list.tab}
        onChange={list.setTab}
        panelId={panelId}
      />
      <Box id={panelId} role="tabpanel" aria-label={list.tab === 'members' ? 'Members' : 'Invitations'}>
        <Stack spacing={2}>
          <UserFilters list={list} />
          {list.tab === 'members' ? (
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
