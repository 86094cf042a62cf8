import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { Notice } from './Notice';

interface StaleNoticeProps {
  /** What two people have saved: `This plan`. */
  what: string;
  stale: { changedBy: string | null; changedAt: string };
  onTheirs: () => void;
  onMine: () => void;
}

/** For the second of two people who saved the same thing. */
export const StaleNotice = ({
  what,
  stale: { changedBy, changedAt },
  onTheirs,
  onMine,
}: StaleNoticeProps) => (
  <div role="alert">
    <Notice tone="amber" title={texts.wasChangedMeanwhile(what)}>
      {texts.somebodyElseSavedItOnWhile(changedBy, formatDate(changedAt, 'dateTime'))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" colour="gray" onClick={onTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size={2} variant="soft" onClick={onMine}>
          {texts.saveMineOver}
        </Button>
      </Stack>
    </Notice>
  </div>
);
