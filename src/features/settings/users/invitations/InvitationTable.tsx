import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDate } from '@/lib/format';
import { roleNames } from '@/state/roleNames';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { unseen } from '@/ui/unseen';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../people';
import { InvitationMenu, type InvitationActs } from './InvitationMenu';
import { InvitationStanding } from './InvitationParts';

export interface InvitationRows extends InvitationActs {
  /** Undefined while they are on their way. */
  invitations: readonly SentInvitation[] | undefined;
  canChange: boolean;
  now: number;
}

const heads = [texts.email, texts.role, texts.status, texts.invitedBy, texts.sent] as const;

export function InvitationTable({ invitations, canChange, now, ...acts }: InvitationRows) {
  return (
    // Relative, or what is out of sight in a wide table would make the whole page as wide.
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table aria-label={texts.invitations} aria-busy={!invitations}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
            {canChange && (
              <TableCell>
                <Box component="span" sx={unseen}>
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
                  <InvitationStanding invitation={invitation} now={now} />
                </TableCell>
                <TableCell>{invitation.invitedByName}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDate(invitation.sentAt)}</TableCell>
                {canChange && (
                  <TableCell align="right">
                    <InvitationMenu invitation={invitation} {...acts} />
                  </TableCell>
                )}
              </TableRow>
            ))
          ) : (
            <SkeletonRows rows={2} columns={heads.length + Number(canChange)} />
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
