import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import type { GetSessionsQuery } from '@/api/types';
import { formatDate, countryName } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { isolated } from '@/ui/isolated';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import {
  useGetSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '../myProfileApi';

// Private (RFC 1918, RFC 4193), link-local (RFC 3927, RFC 4291) and loopback addresses.
const privateAddressPattern =
  /^(::ffff:)?(10\.|127\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe[89ab][0-9a-f]:/i;

/**
 * Returns the country's name, `Private network` for a private address, or null if the location is unknown.
 * `country` is an ISO 3166-1 alpha-2 code.
 */
export function sessionLocation(country: string | null, ipAddress: string | null): string | null {
  if (country) return countryName(country);
  return ipAddress !== null && privateAddressPattern.test(ipAddress) ? t`Private network` : null;
}

function SessionItem({ session }: { session: GetSessionsQuery['sessions'][number] }) {
  const { t } = useLingui();
  const [revoke, { isLoading }] = useRevokeSessionMutation();
  const { device } = session;
  const { ipAddress } = session;
  const location = sessionLocation(session.country, ipAddress);
  const since = formatDate(session.createdAt, 'dateTime');
  const lastUse = formatDate(session.lastSeenAt, 'dateTime');

  async function signOut() {
    const result = await revoke({ id: session.id });
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(t`${device} signed out`);
  }

  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1, '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemText
        primary={isolated(device)}
        secondary={
          <>
            {location}
            {location && ipAddress && ' · '}
            {ipAddress && <bdi>{ipAddress}</bdi>}
            {(location || ipAddress) && <br />}
            {t`Last active ${lastUse} · Signed in ${since}`}
          </>
        }
        sx={{ overflowWrap: 'anywhere', flexBasis: 240 }}
      />
      {session.isCurrent ? (
        <StatusBadge tone="green">{t`This device`}</StatusBadge>
      ) : (
        <Button
          size={1}
          variant="soft"
          color="red"
          isLoading={isLoading}
          aria-label={t`Sign out ${device}`}
          onClick={() => void signOut()}
        >
          {t`Sign out`}
        </Button>
      )}
    </ListItem>
  );
}

function SignOutOthers({ count }: { count: number }) {
  const { t } = useLingui();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [revokeOthers] = useRevokeOtherSessionsMutation();

  async function signOut() {
    const result = await revokeOthers();
    if (result.data)
      toast.success(
        t`${plural({ count: result.data.revokeOtherSessions }, { one: '# session signed out', other: '# sessions signed out' })}`,
      );
    return result;
  }

  return (
    <>
      <Button size={2} variant="soft" color="red" onClick={() => setDialogOpen(true)}>
        {t`Sign out other sessions`}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={t`${plural(count, { one: 'Sign out # other session?', other: 'Sign out # other sessions?' })}`}
          confirmLabel={t`Sign out other sessions`}
          color="red"
          onConfirm={signOut}
          onClose={() => setDialogOpen(false)}
        >
          {t`The sessions end immediately, and unsaved changes in them are lost. You stay signed in on this device. You can’t undo this, but you can sign in again.`}
        </ConfirmDialog>
      )}
    </>
  );
}

export function SessionsPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetSessionsQuery();
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  return (
    <Panel title={t`Sessions`} actions={others > 0 && <SignOutOthers count={others} />}>
      {error && !data && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton variant="rounded" height={120} />}
      <List disablePadding>
        {data?.sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </List>
    </Panel>
  );
}
