import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { FieldChanges } from '@/ui/activity/FieldChanges';
import { Button } from '@/ui/Button';
import { copyWithToast } from '@/ui/CopyButton';
import { actorName } from './actors';
import type { AuditEvent } from './auditLogApi';
import type { AuditLogFilters } from './auditLogFilters';
import { targetFilters } from './targets';

interface EventDetailProps {
  event: AuditEvent;
  /** Replaces the filters and the search of the audit log. */
  onFilter: (filters: AuditLogFilters) => void;
}

const rowSx = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/**
 * Shows the changed fields and the browser of an event, with buttons for related events and the request ID.
 */
export function EventDetail({ event, onFilter }: EventDetailProps) {
  const { t } = useLingui();
  const { changes, actor, targetType, targetId, targetLabel, userAgent, requestId } = event;
  const actorId = actor.type === 'Operator' ? actor.id : null;
  const buttonProps = { size: 1, color: 'gray', variant: 'soft' } as const;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
      {changes.length > 0 ? (
        <FieldChanges changes={changes} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t`No fields changed.`}</Box>
      )}
      {userAgent && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{t`User agent: ${userAgent}`}</Box>
      )}
      <Box sx={rowSx}>
        {targetId && (
          <Button {...buttonProps} onClick={() => onFilter(targetFilters(targetType, targetId))}>
            {targetLabel === null ? t`Show events for this item` : t`Show events for ${targetLabel}`}
          </Button>
        )}
        {actorId && (
          <Button {...buttonProps} onClick={() => onFilter({ person: [actorId] })}>
            {t`Show events by ${{ actorName: actorName(actor) }}`}
          </Button>
        )}
        {requestId && (
          <Button {...buttonProps} onClick={() => void copyWithToast(requestId, t`Request ID`)}>
            {t`Copy request ID`}
          </Button>
        )}
      </Box>
    </Box>
  );
}
