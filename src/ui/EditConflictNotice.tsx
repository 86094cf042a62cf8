import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
import { bringIntoView, scrollTargetSx } from './bringIntoView';
import { Button } from './Button';
import { Notice } from './Notice';

interface EditConflictNoticeProps {
  stale: { changedBy: string | null; changedAt: string };
  onUseTheirs: () => void;
  onOverwrite: () => void;
}

/** Shows the conflict to the second of two operators who saved the same item. */
export const EditConflictNotice = ({
  stale: { changedBy, changedAt },
  onUseTheirs,
  onOverwrite,
}: EditConflictNoticeProps) => {
  const { t } = useLingui();
  const date = formatDate(changedAt, 'dateTime');
  return (
    <Box ref={bringIntoView} role="alert" sx={scrollTargetSx}>
      <Notice tone="amber" title={t`Someone else saved changes`}>
        {changedBy === null
          ? t`Another user saved changes on ${date} while you were editing. Your changes are still here but not saved.`
          : t`${changedBy} saved changes on ${date} while you were editing. Your changes are still here but not saved.`}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
          <Button size={2} variant="soft" color="gray" onClick={onUseTheirs}>
            {t`Use their version`}
          </Button>
          <Button size={2} variant="soft" onClick={onOverwrite}>
            {t`Overwrite with mine`}
          </Button>
        </Stack>
      </Notice>
    </Box>
  );
};
