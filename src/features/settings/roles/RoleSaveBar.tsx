import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatList } from '@/lib/format';
import { Button } from '@/ui/Button';
import { roleNameList, affectedOperators, type AffectedOperators, type RoleWithDraft } from './roleDrafts';

interface RoleSaveBarProps {
  /** The roles with unsaved changes. */
  dirty: readonly RoleWithDraft[];
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 3,
} as const;

/**
 * Describes whom saving affects: up to five members by name, and the number of other members and invited
 * operators.
 */
export function saveEffectText({ count, invited, names }: AffectedOperators): string {
  if (count === 0) return t`No users have this role yet. Changes apply to users who get it later.`;
  const joinedCount = count - invited;
  if (joinedCount === 0)
    return t`${plural(invited, {
      one: 'This affects # invited user once they join.',
      other: 'This affects # invited users once they join.',
    })}`;
  const otherCount = joinedCount - names.length;
  const people = formatList(
    otherCount > 0
      ? [...names, t({ message: `${otherCount} more`, comment: 'The last entry of a list of names' })]
      : names,
  );
  const joinedText = t`${plural(joinedCount, {
    one: `This affects # user immediately: ${people}.`,
    other: `This affects # users immediately: ${people}.`,
  })}`;
  if (invited === 0) return joinedText;
  const invitedText = t`${plural(invited, {
    one: 'It also affects # invited user once they join.',
    other: 'It also affects # invited users once they join.',
  })}`;
  return `${joinedText} ${invitedText}`;
}

export function RoleSaveBar({ dirty, isSaving, onSave, onDiscard }: RoleSaveBarProps) {
  const { t } = useLingui();
  const isStale = dirty.some((row) => row.isStale);
  return (
    <Box component="section" aria-label={t`Unsaved changes`} sx={barSx}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
        {saveEffectText(affectedOperators(dirty))}
      </Typography>
      <Button variant="text" color="gray" onClick={onDiscard} disabled={isSaving}>
        {t`Discard changes`}
      </Button>
      <Button onClick={onSave} isLoading={isSaving} disabled={isStale}>
        {t`Save changes`}
      </Button>
    </Box>
  );
}

interface RoleSavedBarProps {
  /** The roles whose last save can be undone. */
  saved: readonly RoleWithDraft[];
  onUndo: () => void;
}

/** Shows the saved roles with a button that undoes the save, or an empty status region if there are none. */
export function RoleSavedBar({ saved, onUndo }: RoleSavedBarProps) {
  const { t } = useLingui();
  const names = roleNameList(saved);
  const message = t`Changes to ${names} saved`;
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 2 }}>
      {saved.length > 0 && (
        <Box component="section" aria-label={t`Saved changes`} sx={barSx}>
          <Typography variant="body2" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
          <Button variant="soft" aria-label={t`Undo changes to ${names}`} onClick={onUndo}>
            {t`Undo`}
          </Button>
        </Box>
      )}
    </Box>
  );
}
