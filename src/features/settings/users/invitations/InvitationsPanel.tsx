import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InvitationStatus } from '@contract/enums';
import type { GetInvitationsQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { useNow } from '@/lib/useNow';
import { roleNames } from '@/ui/roleNames';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { invitationStatusLabels, matchesFilter, type SentInvitation, type UserList } from '../team';
import { useTeamRights } from '../teamRights';
import { InvitationMenu } from './InvitationMenu';
import { useInvitationHandlers } from './useInvitationHandlers';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns a text such as `Expires in 3 days`, `Expires in 5 hours` or `Expires in less than an hour`. */
function expiresInText(ms: number): string {
  const [days, hours] = [Math.round(ms / dayMs), Math.round(ms / hourMs)];
  if (ms >= dayMs) return t`${plural(days, { one: 'Expires in # day', other: 'Expires in # days' })}`;
  if (ms >= hourMs) return t`${plural(hours, { one: 'Expires in # hour', other: 'Expires in # hours' })}`;
  return t`Expires in less than an hour`;
}

/** Returns a text such as `3 days ago`, `5 hours ago` or `Less than an hour ago`. */
function agoText(ms: number): string {
  const [days, hours] = [Math.round(ms / dayMs), Math.round(ms / hourMs)];
  if (ms >= dayMs) return t`${plural(days, { one: '# day ago', other: '# days ago' })}`;
  if (ms >= hourMs) return t`${plural(hours, { one: '# hour ago', other: '# hours ago' })}`;
  return t`Less than an hour ago`;
}

/** Returns the status at `now`, because a pending invitation may expire after the list was fetched. */
const statusAt = ({ status, expiresAt }: SentInvitation, now: number): InvitationStatus =>
  status === 'Pending' && Date.parse(expiresAt) <= now ? 'Expired' : status;

/** Returns a text about the link: the time until it expires, the time since it expired, or its revocation. */
function expiryText({ status, expiresAt }: SentInvitation, now: number): string {
  const remainingMs = Date.parse(expiresAt) - now;
  if (status === 'Revoked') return t`Link no longer works`;
  return remainingMs > 0 ? expiresInText(remainingMs) : agoText(-remainingMs);
}

interface InvitationRow extends SentInvitation {
  expiry: string;
}

function InvitationStatusText({ invitation }: { invitation: InvitationRow }) {
  const { t } = useLingui();
  const { status, expiry, renewalRequestedAt } = invitation;
  const statusLabel = invitationStatusLabels[status];

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <StatusBadge tone={statusLabel?.tone ?? 'gray'}>
        {statusLabel ? t(statusLabel.label) : status}
      </StatusBadge>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {renewalRequestedAt === null
          ? expiry
          : t({
              message: `${expiry} · New link requested`,
              comment: 'expiry: a text such as “Expires in 3 days” or “3 days ago”',
            })}
      </Typography>
    </Box>
  );
}

function InvitationSummary({ invitation: { role, sentAt, invitedByName } }: { invitation: InvitationRow }) {
  const { t } = useLingui();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t`${{ role: t(roleNames[role]) }} · Sent ${{ date: formatDate(sentAt, 'dateTime') }} by ${invitedByName}`}
    </Typography>
  );
}

const columns: readonly Column<InvitationRow>[] = [
  {
    id: 'email',
    header: msg`Email`,
    accessorFn: ({ email }) => email,
    meta: { isRowHeader: true, card: 'title', style: { overflowWrap: 'anywhere' } },
  },
  { id: 'role', header: msg`Role`, accessorFn: ({ role }) => i18n._(roleNames[role]), meta: { card: null } },
  {
    id: 'status',
    header: msg`Status`,
    cell: ({ row }) => <InvitationStatusText invitation={row.original} />,
    meta: { card: 'line' },
  },
  {
    id: 'invitedBy',
    header: msg`Invited by`,
    accessorFn: ({ invitedByName }) => invitedByName,
    meta: { card: null },
  },
  {
    id: 'sent',
    header: msg`Sent`,
    accessorFn: ({ sentAt }) => formatDate(sentAt),
    meta: { card: null, style: { whiteSpace: 'nowrap' } },
  },
  {
    id: 'summary',
    header: '',
    cell: ({ row }) => <InvitationSummary invitation={row.original} />,
    meta: { isCardOnly: true, card: 'line' },
  },
];

const minuteMs = 60_000;

interface InvitationsPanelProps {
  list: UserList;
  query: { data?: GetInvitationsQuery; error?: unknown; refetch: () => void };
  onInvite: () => void;
}

export function InvitationsPanel({ list, query, onInvite }: InvitationsPanelProps) {
  const { t } = useLingui();
  const { data, error, refetch } = query;
  const { search, filters } = list.query;
  const { canChange } = useTeamRights();
  const { dialog, ...handlers } = useInvitationHandlers();
  const now = useNow(minuteMs);
  const invitations = data?.invitations
    .map((invitation) => ({
      ...invitation,
      status: statusAt(invitation, now),
      expiry: expiryText(invitation, now),
    }))
    .filter((invitation) => matchesFilter(invitation, { search, ...filters }));
  const invitationMenu = (invitation: InvitationRow) => (
    <InvitationMenu invitation={invitation} {...handlers} />
  );

  return (
    <DataTable
      label={t`Invitations`}
      columns={columns}
      rows={invitations}
      getRowId={({ id }) => id}
      error={error}
      onRetry={refetch}
      skeletonRows={2}
      rowMenu={canChange ? invitationMenu : undefined}
      empty={
        data?.invitations.length === 0 ? (
          <EmptyState
            title={t`No open invitations`}
            action={canChange && <Button onClick={onInvite}>{t`Invite people`}</Button>}
          >
            {t`Invitations appear here until they’re accepted. Links expire after seven days, and you can resend them.`}
          </EmptyState>
        ) : (
          <NoMatch title={t`No invitations found`} onClear={list.clearFilters}>
            {t`Try a different search or fewer filters.`}
          </NoMatch>
        )
      }
    >
      {dialog}
    </DataTable>
  );
}
