import Stack from '@mui/material/Stack';
import type { Conflict } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

export type Stale = Extract<Conflict, { kind: 'Stale' }>;

interface StaleNoticeProps {
  stale: Stale;
  onTheirs: () => void;
  onMine: () => void;
}

/** For the second of two people who saved the profile. */
export const StaleNotice = ({ stale, onTheirs, onMine }: StaleNoticeProps) => (
  <div role="alert">
    <Notice tone="amber" title="The company profile was changed meanwhile">
      {stale.changedBy ?? 'Somebody else'} saved it on {formatDate(stale.changedAt, 'dateTime')}, while you
      were editing. Nothing of yours is saved yet, and nothing that you typed is lost.
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
