import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController, type Control } from 'react-hook-form';
import type { GetSandboxCardsQuery } from '../onboarding.generated';
import type { PaymentValues } from './paymentForm';

interface CardChoiceProps {
  control: Control<PaymentValues>;
  cards: GetSandboxCardsQuery['sandboxCards'];
}

/** The sandbox's cards, by what each of them does. */
export function CardChoice({ control, cards }: CardChoiceProps) {
  const { field, fieldState } = useController({ control, name: 'token' });

  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id="card-choice">Test card</FormLabel>
      <RadioGroup aria-labelledby="card-choice" {...field}>
        {cards.map((card) => (
          <FormControlLabel
            key={card.token}
            value={card.token}
            control={<Radio />}
            label={`${card.label} (${card.brand} ending in ${card.last4})`}
          />
        ))}
      </RadioGroup>
      {fieldState.error && <FormHelperText role="alert">{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
