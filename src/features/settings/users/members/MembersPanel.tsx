import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { profileImageUrl } from '@/api/profileImageUrl';
import type { GetOperatorsQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { selectAccessToken, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { roleNames } from '@/state/roleNames';
import * as texts from '@/texts/settings/users/members';
import { ActionMenu } from '@/ui/ActionMenu';
import { Avatar } from '@/ui/Avatar';
import { CardList } from '@/ui/CardList';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { SortHeader } from '@/ui/SortHeader';
import { StatusBadge } from '@/ui/StatusBadge';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { matchesFilter, type Member, memberStatusLabels, type SortKey, sortMembers } from '../team';
import { useTeamRights } from '../useTeamRights';
import type { UserList } from '../useUserList';
import { type MemberActionKind, memberActions } from './memberActions';
import { useMemberDialog } from './useMemberDialog';

const memberSx = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
const nameSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 } as const;

function MemberName({ member }: { member: Member }) {
  const accessToken = useAppSelector(selectAccessToken);
  const isMe = useAppSelector(selectOperator)?.id === member.id;
  const hasName = member.name !== member.email;

  return (
    <Box sx={memberSx}>
      <Avatar name={member.name} src={profileImageUrl(member, accessToken)} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={nameSx}>
          {member.name}
          {isMe && <StatusBadge tone="blue">{texts.you}</StatusBadge>}
          {member.isOwner && <StatusBadge tone="gray">{texts.owner}</StatusBadge>}
        </Box>
        {hasName && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {member.email}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function MemberStatus({ status }: Pick<Member, 'status'>) {
  const { label, tone } = memberStatusLabels[status];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

const twoFactorText = ({ status, hasTwoFactor }: Member): string =>
  status === 'Pending' ? '–' : hasTwoFactor ? texts.on : texts.off;

const lastActiveText = ({ lastActiveAt }: Member): string =>
  lastActiveAt ? formatDate(lastActiveAt, 'dateTime') : texts.notYet;

const joinedText = ({ joinedAt }: Member): string => (joinedAt ? formatDate(joinedAt) : texts.notYet);

interface MemberMenuProps {
  member: Member;
  viewer: { myId: string; isOwner: boolean };
  onAction: (kind: MemberActionKind, member: Member) => void;
}

function MemberMenu({ member, viewer, onAction }: MemberMenuProps) {
  const actions = memberActions(member, viewer).map(({ kind, ...action }) => ({
    ...action,
    isDisabled: action.hint !== undefined,
    onClick: () => onAction(kind, member),
  }));
  return <ActionMenu label={texts.actionsFor(member.name)} actions={actions} />;
}

interface MemberListProps extends Omit<MemberMenuProps, 'member'> {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  canChange: boolean;
}

const columns: readonly { order: SortKey; label: string }[] = [
  { order: 'name', label: texts.name },
  { order: 'role', label: texts.role },
  { order: 'status', label: texts.status },
  { order: 'twoFactor', label: texts.twoFactor },
  { order: 'lastActive', label: texts.lastActive },
  { order: 'joined', label: texts.joined },
];

const directionOf = (sort: string, order: SortKey): 'asc' | 'desc' | null => {
  if (sort === order) return 'asc';
  return sort === `-${order}` ? 'desc' : null;
};

function MemberTable({ list, members, canChange, ...menu }: MemberListProps & { list: UserList }) {
  const { sort, setSort } = list;
  return (
    // Without `relative`, visually hidden elements in a wide table would widen the whole page.
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={texts.members} aria-busy={!members}>
        <TableHead>
          <TableRow>
            {columns.map(({ order, label }) => (
              <SortHeader
                key={order}
                label={label}
                order={directionOf(sort, order)}
                onSort={() => setSort(sort === order ? `-${order}` : order)}
              />
            ))}
            {canChange && (
              <TableCell>
                <Box component="span" sx={visuallyHidden}>
                  {texts.actions}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {members ? (
            members.map((member) => (
              <MemberRow key={member.id} member={member} canChange={canChange} {...menu} />
            ))
          ) : (
            <SkeletonRows rows={3} columns={columns.length + Number(canChange)} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

function MemberRow({ member, canChange, ...menu }: MemberMenuProps & { canChange: boolean }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <MemberName member={member} />
      </TableCell>
      <TableCell>{roleNames[member.role]}</TableCell>
      <TableCell>
        <MemberStatus status={member.status} />
      </TableCell>
      <TableCell>{twoFactorText(member)}</TableCell>
      <TableCell>{lastActiveText(member)}</TableCell>
      <TableCell>{joinedText(member)}</TableCell>
      {canChange && (
        <TableCell align="right">
          <MemberMenu member={member} {...menu} />
        </TableCell>
      )}
    </TableRow>
  );
}

const cardSx = { display: 'grid', gap: 1, p: 2, borderTop: '1px solid', borderColor: 'divider' } as const;
const headSx = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
const factsSx = { m: 0, display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 } as const;

const MemberCards = ({ members, ...rest }: MemberListProps) => (
  <CardList label={texts.members} cardHeight={112} isStale={false}>
    {members?.map((member) => (
      <MemberCard key={member.id} member={member} {...rest} />
    ))}
  </CardList>
);

function MemberCard({ member, canChange, ...menu }: MemberMenuProps & { canChange: boolean }) {
  const facts = [
    [texts.role, roleNames[member.role]],
    [texts.status, <MemberStatus key="status" status={member.status} />],
    [texts.twoFactor, twoFactorText(member)],
    [texts.lastActive, lastActiveText(member)],
    [texts.joined, joinedText(member)],
  ] as const;
  return (
    <Box component="li" sx={cardSx}>
      <Box sx={headSx}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <MemberName member={member} />
        </Box>
        {canChange && <MemberMenu member={member} {...menu} />}
      </Box>
      <Box component="dl" sx={factsSx}>
        {facts.map(([name, fact]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              {fact}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

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
