import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { countryName, formatDate } from '@/lib/format';
import { isolated } from '@/ui/isolated';
import { Link } from '@/ui/Link';
import { StatusBadge } from '@/ui/StatusBadge';
import { actorName } from './actors';
import type { AuditEvent } from './auditLogApi';
import { targetPath, targetName } from './targets';

interface PartProps {
  event: AuditEvent;
}

const asideSx = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;

export const EventTime = ({ event: { occurredAt } }: PartProps) => (
  <time dateTime={occurredAt}>{formatDate(occurredAt, 'dateTime')}</time>
);

export const EventActor = ({ event: { actor } }: PartProps) => {
  const { t } = useLingui();
  return (
    <>
      {isolated(actorName(actor))} {actor.isRemoved && <StatusBadge tone="gray">{t`Removed`}</StatusBadge>}
      {actor.type === 'Client' && (
        <Box component="span" sx={asideSx}>
          {t`Client`}
        </Box>
      )}
    </>
  );
};

export function EventTarget({ event: { targetType, targetId, targetLabel } }: PartProps) {
  const to = targetPath(targetType, targetId);
  const kind = targetName(targetType);
  const name = targetLabel ?? kind;

  return (
    <>
      {to ? (
        <Link to={to} isQuiet>
          {name}
        </Link>
      ) : (
        isolated(name)
      )}
      {name !== kind && (
        <Box component="span" sx={asideSx}>
          {kind}
        </Box>
      )}
    </>
  );
}

/** Shows the IP address with its country and the device, or a dash if the event has no IP address. */
export function EventOrigin({ event: { ipAddress, country, device } }: PartProps) {
  if (!ipAddress) return '–';
  const details = [country && countryName(country), device].filter(Boolean);
  return (
    <>
      <bdi>{ipAddress}</bdi>
      {details.length > 0 && (
        <Box component="span" sx={asideSx}>
          {isolated(details.join(' · '))}
        </Box>
      )}
    </>
  );
}
