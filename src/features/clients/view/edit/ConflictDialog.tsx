import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ClientFieldName } from '@contract/clients';
import type { Conflict } from '@contract/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/clients/view/edit';
import { ConflictChoice, type Side } from './ConflictChoice';
import type { Comparison } from './clientConflict';
import { DifferenceList } from './DifferenceList';
import type { ClientChanges } from './editableFields';

export interface PendingConflict {
  name: string;
  stale: Extract<Conflict, { kind: 'Stale' }>;
  comparison: Comparison;
  changes: ClientChanges;
  /** Receives the conflicting fields that get the operator's own value, or null to continue editing. */
  onResolve: (mineFields: ClientFieldName[] | null) => void;
}

/** Lets an operator resolve conflicts with a save that another operator made in the meantime. */
export function ConflictDialog({ pendingConflict }: { pendingConflict: PendingConflict }) {
  const { name, stale, comparison, onResolve } = pendingConflict;
  const { conflicts, onlyTheirs, onlyMine } = comparison;
  const [sides, setSides] = useState<Partial<Record<ClientFieldName, Side>>>({});
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const id = useId();
  const otherOperator = stale.changedBy ?? texts.somebodyElse;

  const chooseAll = (side: Side) => setSides(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const save = () => {
    setTriedToSave(true);
    if (conflicts.some(({ field }) => !sides[field])) return;
    onResolve(conflicts.flatMap(({ field }) => (sides[field] === 'mine' ? [field] : [])));
  };

  return (
    <Dialog open onClose={() => onResolve(null)} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{texts.wasChangedMeanwhile(name)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>
            {texts.savedOnWhileYouWereEditing(
              otherOperator,
              formatDate(stale.changedAt, 'dateTime'),
              conflicts.length,
            )}
          </Typography>
          {conflicts.length > 1 && (
            <Stack direction="row" spacing={1}>
              <Button size={2} color="gray" variant="soft" onClick={() => chooseAll('theirs')}>
                {texts.keepAllOfTheirs}
              </Button>
              <Button size={2} color="gray" variant="soft" onClick={() => chooseAll('mine')}>
                {texts.keepAllOfMine}
              </Button>
            </Stack>
          )}
          {conflicts.map((difference) => (
            <ConflictChoice
              key={difference.field}
              difference={difference}
              otherOperator={otherOperator}
              side={sides[difference.field]}
              isMissing={hasTriedToSave && !sides[difference.field]}
              onChoose={(side) => setSides({ ...sides, [difference.field]: side })}
            />
          ))}
          <DifferenceList
            title={texts.changedByAloneAndKept(otherOperator)}
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
        <Button color="gray" variant="text" onClick={() => onResolve(null)} autoFocus>
          {texts.goOnEditing}
        </Button>
        <Button onClick={save}>{texts.save}</Button>
      </DialogActions>
    </Dialog>
  );
}
