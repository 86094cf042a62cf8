import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatList } from '@/lib/format';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/settings/roles';
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

const peopleCountText = (count: number): string => texts.people(count);

const invitedCountText = (count: number): string => texts.whoIsAreInvited(peopleCountText(count), count);

/**
 * Describes whom saving affects: up to five members by name, and the number of other members and invited
 * operators.
 */
export function saveEffectText({ count, invited, names }: AffectedOperators): string {
  if (count === 0) return texts.nobodyHasThisRoleYetSaving;
  const joinedCount = count - invited;
  if (joinedCount === 0) return texts.savingChangesWhatWillOpen(invitedCountText(invited));
  const otherCount = joinedCount - names.length;
  const people = formatList(otherCount > 0 ? [...names, texts.more(otherCount)] : names);
  const invitedText = invited > 0 ? texts.theSameGoesForOnceThey(invitedCountText(invited)) : '';
  return texts.savingChangesWhatCanOpen(peopleCountText(joinedCount), people, invitedText);
}

export function RoleSaveBar({ dirty, isSaving, onSave, onDiscard }: RoleSaveBarProps) {
  const isStale = dirty.some((row) => row.isStale);
  return (
    <Box component="section" aria-label={texts.unsavedChanges} sx={barSx}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
        {saveEffectText(affectedOperators(dirty))}
      </Typography>
      <Button variant="text" color="gray" onClick={onDiscard} disabled={isSaving}>
        {texts.discardChanges}
      </Button>
      <Button onClick={onSave} isLoading={isSaving} disabled={isStale}>
        {texts.save}
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
  const message = texts.saved(roleNameList(saved), saved.length);
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 2 }}>
      {saved.length > 0 && (
        <Box component="section" aria-label={texts.savedChanges} sx={barSx}>
          <Typography variant="body2" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
          <Button variant="soft" aria-label={texts.undoOf(message)} onClick={onUndo}>
            {texts.undo}
          </Button>
        </Box>
      )}
    </Box>
  );
}
