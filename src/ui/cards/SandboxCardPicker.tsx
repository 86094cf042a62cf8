import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as texts from '@/texts/ui/cards';
import { FieldMessage } from '../FieldMessage';
import { RadioCard } from '../RadioCard';
import type { TestCard } from './card';
import { cardName } from './cardLabels';

interface SandboxCardPickerProps {
  cards: readonly TestCard[];
  /** Token of the selected card, or '' for none. */
  value: string;
  error?: string;
  disabled?: boolean;
  onChange: (token: string) => void;
}

export function SandboxCardPicker({ cards, value, error, disabled, onChange }: SandboxCardPickerProps) {
  const id = useId();

  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-message` : undefined}
      aria-invalid={Boolean(error)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography id={`${id}-label`} variant="subtitle2" component="span">
        {texts.testCard}
      </Typography>
      {cards.map((card) => (
        <RadioCard
          key={card.token}
          name={id}
          label={card.label}
          isChosen={card.token === value}
          disabled={disabled}
          onChoose={() => onChange(card.token)}
        >
          {cardName(card)}
        </RadioCard>
      ))}
      <Box role="alert">
        <FieldMessage id={`${id}-message`} error={error} />
      </Box>
    </Box>
  );
}
