import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { CopyButton } from '@/ui/CopyButton';
import { Notice } from '@/ui/Notice';
import { Difference } from '@/ui/content/Difference';
import { contentText } from '@/ui/content/contentText';
import * as texts from '@/texts/white-label/content/draft';
import type { Stale } from './draftKeeper';
import type { Words } from '../words';

interface StaleWordsProps {
  stale: Stale;
  mine: Words;
  /** Null while they are on their way. */
  theirs: Words | null;
  onTheirs: () => void;
  onMine: () => void;
}

/** For the second of two people who write the same text: both texts are there, and nothing is lost. */
export function StaleWords({ stale, mine, theirs, onTheirs, onMine }: StaleWordsProps) {
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
              <Difference before={theirs} after={mine} />
            </Box>
          </Box>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1, alignItems: 'center' }}>
          <Button size={2} variant="soft" colour="gray" onClick={onTheirs} disabled={!theirs}>
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
