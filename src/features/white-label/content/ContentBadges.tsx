import Box from '@mui/material/Box';
import type { ContentStatus } from '@contract/enums';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/content';

interface ContentState {
  status: ContentStatus;
  hasDraft: boolean;
  isDeploymentPending: boolean;
}

const tones: Record<ContentStatus, BadgeTone> = {
  Default: 'gray',
  Draft: 'amber',
  Published: 'green',
  Archived: 'gray',
};

const dotSx = {
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'warning.main',
  display: 'inline-block',
  mr: 0.75,
} as const;

const pendingLabels = ({ status, hasDraft, isDeploymentPending }: ContentState): string[] => [
  ...(hasDraft && status === 'Published' ? [texts.draftNotPublished] : []),
  ...(isDeploymentPending ? [texts.notDeployed] : []),
];

/** Shows the status of a legal page or quick guide, and the kinds of changes that clients do not see yet. */
export function ContentBadges(state: ContentState) {
  const pending = pendingLabels(state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusBadge tone={tones[state.status]}>{texts.contentStatus[state.status]}</StatusBadge>
      {pending.length > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Box component="span" aria-hidden sx={dotSx} />
          {pending.join(', ')}
        </Box>
      )}
    </Box>
  );
}
