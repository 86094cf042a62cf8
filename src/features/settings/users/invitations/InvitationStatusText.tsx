import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/users/invitations';
import { invitationStatusLabels, type SentInvitation } from '../team';
import { expiryText } from './expiryText';

export function InvitationStatusText({ invitation, now }: { invitation: SentInvitation; now: number }) {
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
