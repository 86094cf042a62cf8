import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDate } from '@/lib/format';
import { roleNames } from '@/state/roleNames';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../team';
import { InvitationMenu, type InvitationHandlers } from './InvitationMenu';
import { InvitationStatusText } from './InvitationStatusText';

export interface InvitationListProps extends InvitationHandlers {
  /** Undefined while loading. */
  invitations: readonly SentInvitation[] | undefined;
  canChange: boolean;
  now: number;
}

const columns = [texts.email, texts.role, texts.status, texts.invitedBy, texts.sent] as const;

export function InvitationTable({ invitations, canChange, now, ...handlers }: InvitationListProps) {
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
