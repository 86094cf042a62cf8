import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GetInvitationsQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { useNow } from '@/lib/useNow';
import { roleNames } from '@/state/roleNames';
import * as texts from '@/texts/settings/users/invitations';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { StatusBadge } from '@/ui/StatusBadge';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { InvitationStatus } from '@contract/enums';
import { invitationStatusLabels, matchesFilter, type SentInvitation } from '../team';
import { useTeamRights } from '../useTeamRights';
import type { UserList } from '../useUserList';
import { type InvitationHandlers, InvitationMenu } from './InvitationMenu';
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

function InvitationStatusText({ invitation, now }: { invitation: SentInvitation; now: number }) {
  const { label, tone } = invitationStatusLabels[invitation.status] ?? {
    label: invitation.status,
    tone: 'gray',
  };
  const isRenewalRequested = invitation.renewalRequestedAt !== null;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {expiryText(invitation, now)}
        {isRenewalRequested && texts.theyAskedForANewOne}
      </Typography>
    </Box>
  );
}

interface InvitationListProps extends InvitationHandlers {
  /** Undefined while loading. */
  invitations: readonly SentInvitation[] | undefined;
  canChange: boolean;
  now: number;
}

const columns = [texts.email, texts.role, texts.status, texts.invitedBy, texts.sent] as const;

function InvitationTable({ invitations, canChange, now, ...handlers }: InvitationListProps) {
  return (
    // Without `relative`, visually hidden elements in a wide table would widen the whole page.
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={texts.invitations} aria-busy={!invitations}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
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
          {invitations ? (
            invitations.map((invitation) => (
              <TableRow key={invitation.id}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {invitation.email}
                </TableCell>
                <TableCell>{roleNames[invitation.role]}</TableCell>
                <TableCell>
                  <InvitationStatusText invitation={invitation} now={now} />
                </TableCell>
                <TableCell>{invitation.invitedByName}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(invitation.sentAt)}</TableCell>
                {canChange && (
                  <TableCell align="right">
                    <InvitationMenu invitation={invitation} {...handlers} />
                  </TableCell>
                )}
              </TableRow>
            ))
          ) : (
            <SkeletonRows rows={2} columns={columns.length + Number(canChange)} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}

const cardSx = { display: 'grid', gap: 0.75, p: 2, borderTop: '1px solid', borderColor: 'divider' } as const;
const headSx = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;

const InvitationCards = ({ invitations, canChange, now, ...handlers }: InvitationListProps) => (
  <CardList label={texts.invitations} cardHeight={80} isStale={false}>
    {invitations?.map((invitation) => (
      <Box key={invitation.id} component="li" sx={cardSx}>
        <Box sx={headSx}>
          <Typography variant="subtitle2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {invitation.email}
          </Typography>
          {canChange && <InvitationMenu invitation={invitation} {...handlers} />}
        </Box>
        <InvitationStatusText invitation={invitation} now={now} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {texts.sentBy(
            roleNames[invitation.role],
            formatDate(invitation.sentAt, 'dateTime'),
            invitation.invitedByName,
          )}
        </Typography>
      </Box>
    ))}
  </CardList>
);

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
