import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { TextDiff } from '@/ui/content/TextDiff';
import { contentText } from '@/ui/content/contentText';
import * as texts from '@/texts/white-label/content/draft';
import type { Stale } from './draftStore';
import type { ContentFields } from '../contentFields';

interface StaleDraftNoticeProps {
  stale: Stale;
  mine: ContentFields;
  /** Null while loading. */
  theirs: ContentFields | null;
  onTheirs: () => void;
  onMine: () => void;
}

/** Shows how the operator's text differs from another operator's earlier save, and offers to keep either. */
export function StaleDraftNotice({ stale, mine, theirs, onTheirs, onMine }: StaleDraftNoticeProps) {
  return (
    <div role="alert">
      <Notice tone="amber" title={texts.thisTextWasChangedMeanwhile}>
        {texts.somebodyElseSavedItOnWhile(stale.changedBy, formatDate(stale.changedAt, 'dateTime'))}
        {theirs && (
          <Box component="details" sx={{ pt: 1 }}>
            <summary>{texts.whatYoursAddsToTheirs}</summary>
            <Box
              sx={{ maxHeight: 320, overflow: 'auto', pt: 1 }}
              tabIndex={0}
              role="region"
              aria-label={texts.difference}
            >
              <TextDiff before={theirs} after={mine} />
            </Box>
          </Box>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1, alignItems: 'center' }}>
          <Button size={2} variant="soft" color="gray" onClick={onTheirs} disabled={!theirs}>
            {texts.takeTheirs}
          </Button>
          <Button size={2} variant="soft" onClick={onMine} disabled={!theirs}>
            {texts.saveMineOver}
          </Button>
          <CopyButton text={contentText(mine.html)} label={texts.copyWhatYouWrote} />
        </Stack>
      </Notice>
    </div>
  );
}
