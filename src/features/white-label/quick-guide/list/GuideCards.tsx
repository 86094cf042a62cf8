import Box from '@mui/material/Box';
import { ActionMenu } from '@/ui/ActionMenu';
import { CardList } from '@/ui/CardList';
import { DetailList } from '@/ui/DetailList';
import * as texts from '@/texts/white-label/quick-guide/list';
import { ContentBadges } from '../../content/ContentBadges';
import { formatEdit } from '../../content/formatEdit';
import { audienceLabel, GuideLive, GuideName } from './GuideParts';
import type { GuideRowsProps } from './GuideTable';

const cardSx = { p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 } as const;

/**
 * Renders the phone layout of `GuideTable`. Cards have no drag handles, so guides are reordered only in the
 * action menu.
 */
export function GuideCards({ guides, plans, actionsFor }: GuideRowsProps) {
  return (
    <CardList label={texts.guides} cardHeight={200} isStale={false}>
      {guides?.map((guide) => (
        <Box key={guide.id} component="li" sx={cardSx}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <GuideName guide={guide} />
            </Box>
            <ActionMenu label={texts.actionsFor(guide.title)} actions={actionsFor(guide)} />
          </Box>
          <ContentBadges {...guide} />
          <DetailList
            details={{
              [texts.version]: guide.version ?? '—',
              [texts.seenBy]: audienceLabel(guide, plans),
              [texts.updated]: formatEdit(guide.updatedAt, guide.updatedBy),
              [texts.publicPage]: <GuideLive guide={guide} />,
            }}
          />
        </Box>
      ))}
    </CardList>
  );
}
