import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatList } from '@/lib/formatList';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/settings/roles';
import { namesOf, peopleOf, type People, type RoleOnScreen } from './roleDrafts';

interface RoleSaveBarProps {
  /** The roles that have ticks to save. */
  dirty: readonly RoleOnScreen[];
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

const peopleIn = (count: number): string => texts.people(count);

const invitedPeople = (count: number): string => texts.whoIsAreInvited(peopleIn(count), count);

/** Whom saving touches: `3 people can open, at once: Ada, Grace, and Sam. The same goes for 1 person who is invited, …` */
export function effectOn({ count, invited, names }: People): string {
  if (count === 0) return texts.nobodyHasThisRoleYetSaving;
  const joined = count - invited;
  if (joined === 0) return texts.savingChangesWhatWillOpen(invitedPeople(invited));
  const others = joined - names.length;
  const people = formatList(others > 0 ? [...names, texts.more(others)] : names);
  const later = invited > 0 ? texts.theSameGoesForOnceThey(invitedPeople(invited)) : '';
  return texts.savingChangesWhatCanOpen(peopleIn(joined), people, later);
}

export function RoleSaveBar({ dirty, isSaving, onSave, onDiscard }: RoleSaveBarProps) {
  const isStale = dirty.some((row) => row.isStale);
  return (
    <Box component="section" aria-label={texts.unsavedChanges} sx={barSx}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
        {effectOn(peopleOf(dirty))}
      </Typography>
      <Button variant="text" colour="gray" onClick={onDiscard} disabled={isSaving}>
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
  saved: readonly RoleOnScreen[];
  onUndo: () => void;
}

/** Offers to undo a save until one of its roles changes again. */
export function RoleSavedBar({ saved, onUndo }: RoleSavedBarProps) {
  const told = texts.saved(namesOf(saved), saved.length);
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 2 }}>
      {saved.length > 0 && (
        <Box component="section" aria-label={texts.savedChanges} sx={barSx}>
          <Typography variant="body2" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
            {told}
          </Typography>
          <Button variant="soft" aria-label={texts.undoOf(told)} onClick={onUndo}>
            {texts.undo}
          </Button>
        </Box>
      )}
    </Box>
  );
}
