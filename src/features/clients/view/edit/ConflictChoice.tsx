import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldMessage } from '@/ui/FieldMessage';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/clients/view/edit';
import type { Difference } from './clientConflict';
import { FieldText } from './FieldText';

export type Side = 'theirs' | 'mine';

interface ConflictChoiceProps {
  difference: Difference;
  otherOperator: string;
  side: Side | undefined;
  /** True after an attempt to save without a choice. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** Lets the operator choose between two values of a field that two operators changed. */
export function ConflictChoice({
  difference,
  otherOperator,
  side,
  isMissing,
  onChoose,
}: ConflictChoiceProps) {
  const id = useId();
  const options = [
    { value: 'theirs', label: otherOperator, text: difference.theirs },
    { value: 'mine', label: texts.you, text: difference.mine },
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
      <FieldMessage id={`${id}-message`} error={isMissing ? texts.chooseWhichOfTheTwo : undefined} />
    </Box>
  );
}
