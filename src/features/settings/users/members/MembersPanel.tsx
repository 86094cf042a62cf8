import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { profileImageUrl } from '@/api/profileImageUrl';
import type { GetOperatorsQuery } from '@/api/types';
import { compareTexts, formatDate } from '@/lib/format';
import { selectAccessToken, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { roleNames } from '@/ui/roleNames';
import { ActionMenu } from '@/ui/ActionMenu';
import { Avatar } from '@/ui/Avatar';
import { isolated } from '@/ui/isolated';
import { NoMatch } from '@/ui/NoMatch';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Column, DataTableRow } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { matchesFilter, type Member, memberStatusLabels, type UserList } from '../team';
import { useTeamRights } from '../teamRights';
import { memberActions } from './memberActions';
import { useMemberDialog } from './useMemberDialog';

const memberSx = { display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 } as const;
const nameSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 } as const;

function MemberName({ member }: { member: Member }) {
  const { t } = useLingui();
  const accessToken = useAppSelector(selectAccessToken);
  const isMe = useAppSelector(selectOperator)?.id === member.id;
  const hasName = member.name !== member.email;

  return (
    <Box sx={memberSx}>
      <Avatar name={member.name} src={profileImageUrl(member, accessToken)} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={nameSx}>
          {isolated(member.name)}
          {isMe && <StatusBadge tone="blue">{t`You`}</StatusBadge>}
          {member.isOwner && <StatusBadge tone="gray">{t`Owner`}</StatusBadge>}
        </Box>
        {hasName && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            <bdi>{member.email}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function MemberStatus({ status }: Pick<Member, 'status'>) {
  const { t } = useLingui();
  const { label, tone } = memberStatusLabels[status];
  return <StatusBadge tone={tone}>{t(label)}</StatusBadge>;
}

const twoFactorText = ({ status, hasTwoFactor }: Member): string =>
  status === 'Pending' ? '–' : hasTwoFactor ? t`On` : t`Off`;

const sortable = {
  enableSorting: true,
  sortFn: (a: DataTableRow<Member>, b: DataTableRow<Member>, column: string) =>
    compareTexts(String(a.getValue(column)), String(b.getValue(column))),
};

const columns: readonly Column<Member>[] = [
  {
    ...sortable,
    id: 'name',
    header: msg`Name`,
    accessorFn: ({ name }) => name,
    cell: ({ row }) => <MemberName member={row.original} />,
    meta: { isRowHeader: true, card: 'title' },
  },
  { ...sortable, id: 'role', header: msg`Role`, accessorFn: ({ role }) => i18n._(roleNames[role]) },
  {
    ...sortable,
    id: 'status',
    header: msg`Status`,
    accessorFn: ({ status }) => i18n._(memberStatusLabels[status].label),
    cell: ({ row }) => <MemberStatus status={row.original.status} />,
  },
  {
    ...sortable,
    id: 'twoFactor',
    header: msg`Two-factor`,
    accessorFn: ({ hasTwoFactor }) => (hasTwoFactor ? 1 : 0),
    cell: ({ row }) => twoFactorText(row.original),
  },
  {
    ...sortable,
    id: 'lastActive',
    header: msg`Last active`,
    accessorFn: ({ lastActiveAt }) => lastActiveAt ?? '',
    cell: ({ row: { original } }) =>
      original.lastActiveAt ? formatDate(original.lastActiveAt, 'dateTime') : t`Never`,
  },
  {
    ...sortable,
    id: 'joined',
    header: msg`Joined`,
    accessorFn: ({ joinedAt }) => joinedAt ?? '',
    cell: ({ row: { original } }) => (original.joinedAt ? formatDate(original.joinedAt) : t`Not yet`),
  },
];

interface MembersPanelProps {
  list: UserList;
  query: { data?: GetOperatorsQuery; error?: unknown; refetch: () => void };
}

export function MembersPanel({ list, query: { data, error, refetch } }: MembersPanelProps) {
  const { t } = useLingui();
  const { search, filters, sorting } = list.query;
  const { myId, canChange } = useTeamRights();
  const { runAction, dialog } = useMemberDialog();
  // The table keeps this order for members with equal values in the sorted column.
  const members = useMemo(
    () =>
      data?.operators
        .filter((member) => matchesFilter(member, { search, ...filters }))
        .sort((a, b) => compareTexts(a.name, b.name)),
    [data, search, filters],
  );
  const isOwner = data?.operators.some((member) => member.isOwner && member.id === myId) ?? false;
  const memberMenu = (member: Member) => (
    <ActionMenu
      label={t`Actions for ${{ name: member.name }}`}
      actions={memberActions(member, { myId, isOwner }).map(({ kind, ...action }) => ({
        ...action,
        isDisabled: action.hint !== undefined,
        onClick: () => runAction(kind, member),
      }))}
    />
  );

  return (
    <DataTable
      label={t`Users`}
      columns={columns}
      rows={members}
      getRowId={({ id }) => id}
      error={error}
      onRetry={refetch}
      sorting={sorting}
      onSort={list.sort}
      sortsRows
      skeletonRows={3}
      rowMenu={canChange ? memberMenu : undefined}
      empty={
        <NoMatch title={t`No users found`} onClear={list.clearFilters}>
          {t`Try a different search or fewer filters.`}
        </NoMatch>
      }
    >
      {dialog}
    </DataTable>
  );
}
