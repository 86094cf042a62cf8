import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatDate } from '@/lib/format';
import { alignedWithParent } from '@/theme/componentStyles';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { FieldMessage } from '@/ui/FieldMessage';
import { RadioCard } from '@/ui/RadioCard';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { ClientFieldName } from '@contract/clients';
import type { Conflict } from '@contract/errors';
import type { Comparison, Difference } from './clientConflict';
import type { ClientChanges } from './editableFields';

/** Shows a field's text with its line breaks, or a label if it is empty. */
function FieldText({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        display: 'block',
        maxHeight: 220,
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        textAlign: alignedWithParent,
        fontStyle: text ? undefined : 'italic',
      }}
    >
      {text || t`Empty`}
    </Box>
  );
}

type Side = 'theirs' | 'mine';

interface ConflictChoiceProps {
  difference: Difference;
  otherOperator: string;
  side: Side | undefined;
  /** True after an attempt to save without a choice. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** Lets the operator choose between two values of a field that two operators changed. */
function ConflictChoice({ difference, otherOperator, side, isMissing, onChoose }: ConflictChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const options = [
    { value: 'theirs', label: otherOperator, text: difference.theirs },
    { value: 'mine', label: t`You`, text: difference.mine },
  ] as const;

  return (
    <Box
      component="fieldset"
      aria-describedby={isMissing ? `${id}-message` : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle1' }}>
        {difference.label}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
        {options.map(({ value, label, text }) => (
          <RadioCard
            key={value}
            name={id}
            label={label}
            isChosen={side === value}
            onChoose={() => onChoose(value)}
          >
            <FieldText text={text} />
          </RadioCard>
        ))}
      </Box>
      <FieldMessage id={`${id}-message`} error={isMissing ? t`Choose which value to keep.` : undefined} />
    </Box>
  );
}

interface DifferenceListProps {
  title: string;
  differences: readonly Difference[];
  valueOf: (difference: Difference) => string;
}

const beforeSx = { color: 'text.secondary', textDecoration: 'line-through' } as const;

/** Lists changed fields with their old and new values. */
function DifferenceList({ title, differences, valueOf }: DifferenceListProps) {
  const { t } = useLingui();
  const titleId = useId();
  if (differences.length === 0) return null;

  return (
    <div>
      <Typography id={titleId} variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {differences.map((difference) => (
          <Box component="li" key={difference.field} sx={{ mt: 0.75 }}>
            <Typography variant="body2" component="div" sx={{ fontWeight: 500 }}>
              {difference.label}
            </Typography>
            <Box sx={beforeSx}>
              <Box component="span" sx={visuallyHidden}>
                {t`Before:`}
              </Box>
              <FieldText text={difference.before} />
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {t`After:`}
            </Box>
            <FieldText text={valueOf(difference)} />
          </Box>
        ))}
      </Box>
    </div>
  );
}

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
  const { t } = useLingui();
  const { name, stale, comparison, onResolve } = pendingConflict;
  const { conflicts, onlyTheirs, onlyMine } = comparison;
  const [sides, setSides] = useState<Partial<Record<ClientFieldName, Side>>>({});
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const otherOperator = stale.changedBy ?? t`Another user`;
  const date = formatDate(stale.changedAt, 'dateTime');

  const chooseAll = (side: Side) => setSides(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const save = () => {
    setTriedToSave(true);
    if (conflicts.some(({ field }) => !sides[field])) return;
    onResolve(conflicts.flatMap(({ field }) => (sides[field] === 'mine' ? [field] : [])));
  };

  return (
    <Dialog
      title={t`${name} changed while you were editing`}
      size="md"
      cancelLabel={t`Keep editing`}
      isCancelFocused
      submitLabel={t`Save`}
      onSubmit={save}
      onClose={() => onResolve(null)}
    >
      <Stack spacing={2.5}>
        <Typography>
          {conflicts.length > 0
            ? t`${otherOperator} saved changes on ${date}. For each conflict, choose which value to keep. Nothing is saved until then.`
            : t`${otherOperator} saved changes on ${date}. Your changes don’t conflict with them.`}
        </Typography>
        {conflicts.length > 1 && (
          <Stack direction="row" spacing={1}>
            <Button size={2} color="gray" variant="soft" onClick={() => chooseAll('theirs')}>
              {t`Keep all theirs`}
            </Button>
            <Button size={2} color="gray" variant="soft" onClick={() => chooseAll('mine')}>
              {t`Keep all mine`}
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
          title={t`Changed only by ${otherOperator} (already saved)`}
          differences={onlyTheirs}
          valueOf={({ theirs }) => theirs}
        />
        <DifferenceList
          title={t`Changed only by you (saved now)`}
          differences={onlyMine}
          valueOf={({ mine }) => mine}
        />
      </Stack>
    </Dialog>
  );
}
