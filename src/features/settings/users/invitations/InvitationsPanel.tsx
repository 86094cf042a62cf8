import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InvitationStatus } from '@contract/enums';
import type { GetInvitationsQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { useNow } from '@/lib/useNow';
import * as texts from '@/texts/settings/users/invitations';
import { roleNames } from '@/texts/state';
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

/** Formats a duration as `3 days`, `5 hours` or `less than an hour`. */
function formatDuration(ms: number): string {
  if (ms >= dayMs) return texts.day(Math.round(ms / dayMs));
  if (ms >= hourMs) return texts.hour(Math.round(ms / hourMs));
  return texts.lessThanAnHour;
}

/** Returns the status at `now`, because a pending invitation may expire after the list was fetched. */
const statusAt = ({ status, expiresAt }: SentInvitation, now: number): InvitationStatus =>
  status === 'Pending' && Date.parse(expiresAt) <= now ? 'Expired' : status;

/** Returns a text about the link: the time until it expires, the time since it expired, or its revocation. */
function expiryText({ status, expiresAt }: SentInvitation, now: number): string {
  const remainingMs = Date.parse(expiresAt) - now;
  if (status === 'Revoked') return texts.theLinkNoLongerWorks;
  return remainingMs > 0
    ? texts.expiresIn(formatDuration(remainingMs))
    : texts.ago(formatDuration(-remainingMs));
}

interface InvitationRow extends SentInvitation {
  expiry: string;
}

function InvitationStatusText({ invitation }: { invitation: InvitationRow }) {
  const { label, tone } = invitationStatusLabels[invitation.status] ?? {
    label: invitation.status,
    tone: 'gray',
  };
  const isRenewalRequested = invitation.renewalRequestedAt !== null;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {invitation.expiry}
        {isRenewalRequested && texts.theyAskedForANewOne}
      </Typography>
    </Box>
  );
}

function InvitationSummary({ invitation: { role, sentAt, invitedByName } }: { invitation: InvitationRow }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {texts.sentBy(roleNames[role], formatDate(sentAt, 'dateTime'), invitedByName)}
    </Typography>
  );
}

const columns: readonly Column<InvitationRow>[] = [
  {
    id: 'email',
    header: texts.email,
    accessorFn: ({ email }) => email,
    meta: { isRowHeader: true, card: 'title', style: { overflowWrap: 'anywhere' } },
  },
  { id: 'role', header: texts.role, accessorFn: ({ role }) => roleNames[role], meta: { card: null } },
  {
    id: 'status',
    header: texts.status,
    cell: ({ row }) => <InvitationStatusText invitation={row.original} />,
    meta: { card: 'line' },
  },
  {
    id: 'invitedBy',
    header: texts.invitedBy,
    accessorFn: ({ invitedByName }) => invitedByName,
    meta: { card: null },
  },
  {
    id: 'sent',
    header: texts.sent,
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
      label={texts.invitations}
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
            title={texts.noOpenInvitations}
            action={canChange && <Button onClick={onInvite}>{texts.invitePeople}</Button>}
          >
            {texts.whoeverIsInvitedStandsHere}
          </EmptyState>
        ) : (
          <NoMatch title={texts.noInvitationMatches} onClear={list.clearFilters}>
            {texts.tryAnotherSpellingOrFewer}
          </NoMatch>
        )
      }
    >
      {dialog}
    </DataTable>
  );
}
