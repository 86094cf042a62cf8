import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { Notice } from './Notice';

interface EditConflictNoticeProps {
  /** The item with the conflict, such as `This plan`. */
  itemLabel: string;
  stale: { changedBy: string | null; changedAt: string };
  onUseTheirs: () => void;
  onOverwrite: () => void;
}

/** Shows the conflict to the second of two operators who saved the same item. */
export const EditConflictNotice = ({
  itemLabel,
  stale: { changedBy, changedAt },
  onUseTheirs,
  onOverwrite,
}: EditConflictNoticeProps) => (
  <div role="alert">
    <Notice tone="amber" title={texts.wasChangedMeanwhile(itemLabel)}>
      {texts.somebodyElseSavedItOnWhile(changedBy, formatDate(changedAt, 'dateTime'))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" color="gray" onClick={onUseTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button size={2} variant="soft" onClick={onOverwrite}>
          {texts.saveMineOver}
        </Button>
      </Stack>
    </Notice>
  </div>
);
