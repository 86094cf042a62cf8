import Box from '@mui/material/Box';
import { FieldChanges } from '@/ui/activity/FieldChanges';
import { Button } from '@/ui/Button';
import { copyAndTell } from '@/ui/copyAndTell';
import * as texts from '@/texts/settings/record';
import { actorName } from './actors';
import type { RecordedEvent } from './recordApi';
import type { RecordFilters } from './recordFilters';
import { aboutTheSame } from './targets';

interface EventDetailProps {
  event: RecordedEvent;
  /** Shows what else the record has of it. */
  onFilter: (filters: RecordFilters) => void;
}

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** What changed, field by field, and the ways on from here. */
export function EventDetail({ event, onFilter }: EventDetailProps) {
  const { changes, actor, targetType, targetId, targetLabel, userAgent, requestId } = event;
  const actorId = actor.type === 'Operator' ? actor.id : null;
  const small = { size: 1, colour: 'gray', variant: 'soft' } as const;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      {changes.length > 0 ? (
        <FieldChanges changes={changes} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{texts.noFieldChanged}</Box>
      )}
      {userAgent && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{texts.browser(userAgent)}</Box>
      )}
      <Box sx={rowSx}>
        {targetId && (
          <Button {...small} onClick={() => onFilter(aboutTheSame(targetType, targetId))}>
            {texts.everythingAboutThis(targetLabel)}
          </Button>
        )}
        {actorId && (
          <Button {...small} onClick={() => onFilter({ person: [actorId] })}>
            {texts.everythingBy(actorName(actor))}
          </Button>
        )}
        {requestId && (
          <Button {...small} onClick={() => void copyAndTell(requestId, texts.requestId)}>
            {texts.copyRequestId}
          </Button>
        )}
      </Box>
    </Box>
  );
}
