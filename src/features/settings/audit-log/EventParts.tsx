import Box from '@mui/material/Box';
import { countryName, formatDate } from '@/lib/format';
import { Link } from '@/ui/Link';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/record';
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

export const EventActor = ({ event: { actor } }: PartProps) => (
  <>
    {actorName(actor)} {actor.isRemoved && <StatusBadge tone="gray">{texts.removed2}</StatusBadge>}
    {actor.type === 'Client' && (
      <Box component="span" sx={asideSx}>
        {texts.client}
      </Box>
    )}
  </>
);

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
        name
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
      {ipAddress}
      {details.length > 0 && (
        <Box component="span" sx={asideSx}>
          {details.join(' · ')}
        </Box>
      )}
    </>
  );
}
