import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { formatDay } from '@/lib/days';
import { formatCount, formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Version } from './HistoryDialog';

function detailsOf(version: Version): string {
  const { publishedAt, publishedBy, effectiveOn, restoredFrom, acceptedCount, note } = version;
  return [
    `Published ${formatDate(publishedAt, 'dateTime')}${publishedBy ? ` by ${publishedBy}` : ''}`,
    effectiveOn && `In effect from ${formatDay(effectiveOn)}`,
    restoredFrom !== null && `The same as version ${restoredFrom}`,
    acceptedCount !== null && `Accepted by ${formatCount(acceptedCount, 'client')}`,
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One version of the list; null is the template. */
export function VersionItem({ version, onLook }: { version: Version | null; onLook: () => void }) {
  const name = version ? `Version ${version.number}` : 'Template';
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={
          <>
            {name} {version?.isDeployed && <StatusBadge tone="green">Clients read it</StatusBadge>}
          </>
        }
        secondary={version ? detailsOf(version) : 'Our own text, to be checked by a lawyer'}
        sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
      />
      <Button size={2} colour="gray" variant="soft" aria-label={`Look at ${name}`} onClick={onLook}>
        Look at it
      </Button>
    </ListItem>
  );
}
