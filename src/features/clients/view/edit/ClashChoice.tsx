import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldMessage } from '@/ui/FieldMessage';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/clients/view/edit';
import type { Difference } from './clientConflict';
import { FieldText } from './FieldText';

export type Side = 'theirs' | 'mine';

interface ClashChoiceProps {
  clash: Difference;
  who: string;
  side: Side | undefined;
  /** Nothing was chosen when the person wanted to save. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** One field that two people changed: theirs beside mine. */
export function ClashChoice({ clash, who, side, isMissing, onChoose }: ClashChoiceProps) {
  const id = useId();
  const options = [
    { value: 'theirs', label: who, text: clash.theirs },
    { value: 'mine', label: texts.you, text: clash.mine },
  ] as const;

  return (
    <Box
      component="fieldset"
      aria-describedby={isMissing ? `${id}-message` : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle1' }}>
        {clash.label}
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
