import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ContentVersionFieldsFragment } from '@/api/types';
import { formatDay } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/content/versions';

function describeVersion(version: ContentVersionFieldsFragment): string {
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

/** Shows a version in the list, or the template if `version` is null. */
export function VersionItem({
  version,
  onOpen,
}: {
  version: ContentVersionFieldsFragment | null;
  onOpen: () => void;
}) {
  const name = version ? texts.version(version.number) : texts.template;
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        primary={
          <>
            {name} {version?.isDeployed && <StatusBadge tone="green">{texts.clientsReadIt}</StatusBadge>}
          </>
        }
        secondary={version ? describeVersion(version) : texts.ourOwnTextToBeChecked}
        sx={{ overflowWrap: 'anywhere', flex: '1 1 240px' }}
      />
      <Button size={2} color="gray" variant="soft" aria-label={texts.lookAt(name)} onClick={onOpen}>
        {texts.lookAtIt}
      </Button>
    </ListItem>
  );
}
