import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCount } from '@/lib/format';
import { formatList } from '@/lib/formatList';
import { Button } from '@/ui/Button';
import { peopleOf, type People, type RoleOnScreen } from './roleDrafts';

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

const peopleIn = (count: number): string => formatCount(count, 'person', 'people');

const invitedPeople = (count: number): string =>
  `${peopleIn(count)} who ${count === 1 ? 'is' : 'are'} invited`;

/** Whom saving touches: `3 people can open, at once: Ada, Grace, and Sam. The same goes for 1 person who is invited, …` */
export function effectOn({ count, invited, names }: People): string {
  if (count === 0) return 'Nobody has this role yet: saving changes what it opens for those who get it.';
  const joined = count - invited;
  if (joined === 0) return `Saving changes what ${invitedPeople(invited)} will open.`;
  const others = joined - names.length;
  const people = formatList(others > 0 ? [...names, `${others} more`] : names);
  const later = invited > 0 ? ` The same goes for ${invitedPeople(invited)}, once they join.` : '';
  return `Saving changes what ${peopleIn(joined)} can open, at once: ${people}.${later}`;
}

export function RoleSaveBar({ dirty, isSaving, onSave, onDiscard }: RoleSaveBarProps) {
  const isStale = dirty.some((row) => row.isStale);
  return (
    <Box component="section" aria-label="Unsaved changes" sx={barSx}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
        {effectOn(peopleOf(dirty))}
      </Typography>
      <Button variant="text" colour="gray" onClick={onDiscard} disabled={isSaving}>
        Discard changes
      </Button>
      <Button onClick={onSave} isLoading={isSaving} disabled={isStale}>
        Save
      </Button>
    </Box>
  );
}
