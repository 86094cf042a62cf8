import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { ChangeArrow } from '../directionalIcons';
import { visuallyHidden } from '../visuallyHidden';
import type { FieldChange } from './activityEntry';
import { fieldLabel, labelInLanguage } from './fieldLabels';
import { isolated } from '../isolated';

const listSx = { m: 0, mt: 0.25, p: 0, listStyle: 'none', color: 'text.secondary' } as const;

/** Describes a change to screen readers, which don't announce the crossed-out value. */
function changeText(field: string, before: string | null, after: string | null): string {
  if (after === null) return t`${field}: ${{ before: before ?? '' }} removed`;
  return before === null ? t`${field} set to ${after}` : t`${field} changed from ${before} to ${after}`;
}

export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useLingui();
  return (
    <Box component="ul" aria-label={t`What changed`} sx={listSx}>
      {changes.map(({ field, language, before, after }) => {
        const label = labelInLanguage(fieldLabel(field), language);
        return (
          <Box component="li" key={`${field} ${language}`} sx={{ overflowWrap: 'anywhere' }}>
            <span aria-hidden>
              {label}:{' '}
              {before !== null && (
                <>
                  <s>{isolated(before)}</s>
                  <ChangeArrow />
                </>
              )}
              <Box component="span" sx={{ color: 'text.primary' }}>
                {isolated(after ?? '—')}
              </Box>
            </span>
            <Box component="span" sx={visuallyHidden}>
              {changeText(label, before, after)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
