import Box from '@mui/material/Box';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { actionText } from '@/ui/activity/activityWords';
import { Link } from '@/ui/Link';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/settings/record';
import { actorName } from './actors';
import type { RecordedEvent } from './recordApi';
import { targetAddress, targetName } from './targets';

interface PartProps {
  event: RecordedEvent;
}

const asideSx = { display: 'block', typography: 'caption', color: 'text.secondary' } as const;

export const EventMoment = ({ event: { occurredAt } }: PartProps) => (
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

export const eventTitle = ({ action }: RecordedEvent): string => actionText(action);

export function EventTarget({ event: { targetType, targetId, targetLabel } }: PartProps) {
  const to = targetAddress(targetType, targetId);
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

/** The address, the country that the registries know it in, and the device; the program has none of them. */
export function EventOrigin({ event: { ipAddress, country, device } }: PartProps) {
  if (!ipAddress) return '–';
  const aside = [country && countryName(country), device].filter(Boolean);
  return (
    <>
      {ipAddress}
      {aside.length > 0 && (
        <Box component="span" sx={asideSx}>
          {aside.join(' · ')}
        </Box>
      )}
    </>
  );
}
