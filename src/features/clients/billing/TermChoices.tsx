import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { RadioCard } from '@/ui/RadioCard';
import { periodWords } from '@/ui/plans/planOffer';
import * as texts from '@/texts/clients/billing';
import type { Terms } from './beginTerms';

interface Choice {
  label: string;
  text?: string;
  isChosen: boolean;
  onChoose: () => void;
}

interface ChoicesProps {
  label: string;
  choices: readonly Choice[];
  disabled: boolean;
}

export function Choices({ label, choices, disabled }: ChoicesProps) {
  const name = useId();

  return (
    <Box role="radiogroup" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      {choices.map(({ label: choice, text, isChosen, onChoose }) => (
        <RadioCard
          key={choice}
          name={name}
          label={choice}
          isChosen={isChosen}
          disabled={disabled}
          onChoose={onChoose}
        >
          {text}
        </RadioCard>
      ))}
    </Box>
  );
}

interface TermChoicesProps {
  terms: Terms;
  currency: string;
  mayTry: boolean;
  disabled: boolean;
  onChange: (terms: Terms) => void;
}

/** How long the first period is and whether a trial comes first, where the plan leaves a choice. */
export function TermChoices({ terms, currency, mayTry, disabled, onChange }: TermChoicesProps) {
  const { offer, isYearly, withTrial } = terms;
  const price = formatMoney(offer.price ?? 0, currency);
  const [ordinary, yearly] = [periodWords(offer), offer.yearlyPrice];

  return (
    <>
      {typeof yearly === 'number' && (
        <Choices
          label={texts.paid}
          disabled={disabled}
          choices={[
            {
              label: `${price} ${ordinary}`,
              isChosen: !isYearly,
              onChoose: () => onChange({ ...terms, isYearly: false }),
            },
            {
              label: texts.aYear(formatMoney(yearly, currency)),
              isChosen: isYearly,
              onChoose: () => onChange({ ...terms, isYearly: true }),
            },
          ]}
        />
      )}
      {mayTry && (
        <Choices
          label={texts.trial}
          disabled={disabled}
          choices={[
            {
              label: texts.withTheTrialOfDay(offer.trialDays),
              isChosen: withTrial,
              onChoose: () => onChange({ ...terms, withTrial: true }),
            },
            {
              label: texts.withoutATrial,
              isChosen: !withTrial,
              onChoose: () => onChange({ ...terms, withTrial: false }),
            },
          ]}
        />
      )}
    </>
  );
}
