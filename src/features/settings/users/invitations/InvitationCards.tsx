import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { roleNames } from '@/state/roleNames';
import { CardList } from '@/ui/CardList';
import * as texts from '@/texts/settings/users/invitations';
import { InvitationMenu } from './InvitationMenu';
import { InvitationStatusText } from './InvitationStatusText';
import type { InvitationListProps } from './InvitationTable';

const cardSx = { display: 'grid', gap: 0.75, p: 2, borderTop: '1px solid', borderColor: 'divider' } as const;
const headSx = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;

export const InvitationCards = ({ invitations, canChange, now, ...handlers }: InvitationListProps) => (
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
