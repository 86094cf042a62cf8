import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { inWords } from '@/lib/humanize';
import { visuallyHidden } from '../visuallyHidden';
import type { FieldChange } from './activityEntry';

const listSx = { m: 0, mt: 0.25, p: 0, listStyle: 'none', color: 'text.secondary' } as const;

export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useLingui();
  return (
    <Box component="ul" aria-label={t`What changed`} sx={listSx}>
      {changes.map(({ field, before, after }) => (
        <Box component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          {inWords(field)}:{' '}
          {before !== null && (
            <>
              <s>{before}</s>
              <Box component="span" sx={visuallyHidden}>
                {` ${t`became`} `}
              </Box>
              <span aria-hidden> → </span>
            </>
          )}
          <Box component="span" sx={{ color: 'text.primary' }}>
            {after ?? t`nothing`}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
