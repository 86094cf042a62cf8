import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { formatDate } from '@/lib/format';
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
}: EditConflictNoticeProps) => {
  const { t } = useLingui();
  const date = formatDate(changedAt, 'dateTime');
  return (
    <div role="alert">
      <Notice tone="amber" title={t`${itemLabel} was changed meanwhile`}>
        {changedBy === null
          ? t`Another operator saved it on ${date}, while you were editing. Your changes are not saved yet, and nothing that you typed is lost.`
          : t`${changedBy} saved it on ${date}, while you were editing. Your changes are not saved yet, and nothing that you typed is lost.`}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', pt: 1 }}>
          <Button size={2} variant="soft" color="gray" onClick={onUseTheirs}>
            {t`Take theirs`}
          </Button>
          <Button size={2} variant="soft" onClick={onOverwrite}>
            {t`Save mine over it`}
          </Button>
        </Stack>
      </Notice>
    </div>
  );
};
