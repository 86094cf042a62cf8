import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { formatDay } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/content/versions';
import type { Version } from './HistoryDialog';

function detailsOf(version: Version): string {
  const { publishedAt, publishedBy, effectiveOn, restoredFrom, acceptedCount, note } = version;
  return [
    texts.publishedBy(formatDate(publishedAt, 'dateTime'), publishedBy),
    effectiveOn && texts.inEffectFrom(formatDay(effectiveOn)),
    restoredFrom !== null && texts.theSameAsVersion(restoredFrom),
    acceptedCount !== null && texts.acceptedByClient(acceptedCount),
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One version of the list; null is the template. */
export function VersionItem({ version, onLook }: { version: Version | null; onLook: () => void }) {
  const name = version ? texts.version(version.number) : texts.template;
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={
          <>
            {name} {version?.isDeployed && <StatusBadge tone="green">{texts.clientsReadIt}</StatusBadge>}
          </>
        }
        secondary={version ? detailsOf(version) : texts.ourOwnTextToBeChecked}
        sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
      />
      <Button size={2} colour="gray" variant="soft" aria-label={texts.lookAt(name)} onClick={onLook}>
        {texts.lookAtIt}
      </Button>
    </ListItem>
  );
}
