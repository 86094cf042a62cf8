import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Conflict } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/clients/view/edit';
import { ClashChoice, type Side } from './ClashChoice';
import type { Comparison } from './clientConflict';
import { DifferenceList } from './DifferenceList';
import type { ClientChanges, EditableField } from './editableFields';

export interface ConflictQuestion {
  name: string;
  stale: Extract<Conflict, { kind: 'Stale' }>;
  comparison: Comparison;
  changes: ClientChanges;
  /** The clashes decided for the person's own text; null goes on editing. */
  onDecide: (keptMine: EditableField[] | null) => void;
}

/** Shows the second of two people who saved what the first one changed, and lets them choose. */
export function ConflictDialog({ question }: { question: ConflictQuestion }) {
  const { name, stale, comparison, onDecide } = question;
  const { clashes, onlyTheirs, onlyMine } = comparison;
  const [sides, setSides] = useState<Partial<Record<EditableField, Side>>>({});
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  const who = stale.changedBy ?? texts.somebodyElse;

  const chooseAll = (side: Side) => setSides(Object.fromEntries(clashes.map(({ field }) => [field, side])));
  const save = () => {
    setAsked(true);
    if (clashes.some(({ field }) => !sides[field])) return;
    onDecide(clashes.flatMap(({ field }) => (sides[field] === 'mine' ? [field] : [])));
  };

  return (
    <Dialog open onClose={() => onDecide(null)} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{texts.wasChangedMeanwhile(name)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>
            {texts.savedOnWhileYouWereEditing(who, formatDate(stale.changedAt, 'dateTime'), clashes.length)}
          </Typography>
          {clashes.length > 1 && (
            <Stack direction="row" spacing={1}>
              <Button size={2} colour="gray" variant="soft" onClick={() => chooseAll('theirs')}>
                {texts.keepAllOfTheirs}
              </Button>
              <Button size={2} colour="gray" variant="soft" onClick={() => chooseAll('mine')}>
                {texts.keepAllOfMine}
              </Button>
            </Stack>
          )}
          {clashes.map((clash) => (
            <ClashChoice
              key={clash.field}
              clash={clash}
              who={who}
              side={sides[clash.field]}
              isMissing={isAsked && !sides[clash.field]}
              onChoose={(side) => setSides({ ...sides, [clash.field]: side })}
            />
          ))}
          <DifferenceList
            title={texts.changedByAloneAndKept(who)}
            differences={onlyTheirs}
            valueOf={({ theirs }) => theirs}
          />
          <DifferenceList
            title={texts.changedByYouAloneAndSaved}
            differences={onlyMine}
            valueOf={({ mine }) => mine}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button colour="gray" variant="text" onClick={() => onDecide(null)} autoFocus>
          {texts.goOnEditing}
        </Button>
        <Button onClick={save}>{texts.save}</Button>
      </DialogActions>
    </Dialog>
  );
}
