import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
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
    <Notice tone="amber" title={`${what} was changed meanwhile`}>
      {changedBy ?? 'Somebody else'} saved it on {formatDate(changedAt, 'dateTime')}, while you were editing.
      Nothing of yours is saved yet, and nothing that you typed is lost.
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
        <Button size={2} variant="soft" colour="gray" onClick={onTheirs}>
          Take theirs
        </Button>
        <Button size={2} variant="soft" onClick={onMine}>
          Save mine over it
        </Button>
      </Stack>
    </Notice>
  </div>
);
