import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { errorMessage } from '@/api/errors';
import type { GetSessionsQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/sessions';
import { useRevokeSessionMutation } from '../myProfileApi';
import { sessionLocation } from './sessionLocation';

export function SessionItem({ session }: { session: GetSessionsQuery['sessions'][number] }) {
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const { device } = session;
  const location = [sessionLocation(session.country, session.ipAddress), session.ipAddress].filter(Boolean);
  const since = formatDate(session.createdAt, 'dateTime');
  const lastUse = formatDate(session.lastSeenAt, 'dateTime');

  async function signOut() {
    const result = await revoke({ id: session.id });
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(texts.signedOut(device));
  }

  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1, '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemText
        primary={device}
        secondary={
          <>
            {texts.lastUsedSignedInSince(location.join(' · '), location.length > 0 && <br />, lastUse, since)}
          </>
        }
        sx={{ overflowWrap: 'anywhere', flexBasis: 240 }}
      />
      {session.isCurrent ? (
        <StatusBadge tone="green">{texts.thisDevice}</StatusBadge>
      ) : (
        <Button
          size={1}
          variant="soft"
          color="red"
          isLoading={isLoading}
          aria-label={texts.signOutDevice(device)}
          onClick={() => void signOut()}
        >
          {texts.signOut}
        </Button>
      )}
    </ListItem>
  );
}
