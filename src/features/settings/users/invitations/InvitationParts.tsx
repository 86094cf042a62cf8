import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/users/invitations';
import { invitationStatuses, type SentInvitation } from '../people';
import { expiryWords } from './expiryWords';

/** The status, how long the link works, and that a new one is asked for. */
export function InvitationStanding({ invitation, now }: { invitation: SentInvitation; now: number }) {
  const { label, tone } = invitationStatuses[invitation.status] ?? { label: invitation.status, tone: 'gray' };
  const isAskedFor = invitation.renewalAskedAt !== null;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {expiryWords(invitation, now)}
        {isAskedFor && texts.theyAskedForANewOne}
      </Typography>
    </Box>
  );
}
