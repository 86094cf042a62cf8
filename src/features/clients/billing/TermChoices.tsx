import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { RadioCard } from '@/ui/RadioCard';
import { formatInterval } from '@/ui/plans/planOffer';
import * as texts from '@/texts/clients/billing';
import type { Terms } from './subscriptionTerms';

interface Choice {
  label: string;
  text?: string;
  isChosen: boolean;
  onChoose: () => void;
}

interface RadioChoicesProps {
  label: string;
  choices: readonly Choice[];
  disabled: boolean;
}

export function RadioChoices({ label, choices, disabled }: RadioChoicesProps) {
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
  canStartTrial: boolean;
  disabled: boolean;
  onChange: (terms: Terms) => void;
}

/** Lets the operator choose yearly billing and a trial, if the plan offers them. */
export function TermChoices({ terms, currency, canStartTrial, disabled, onChange }: TermChoicesProps) {
  const { offer, isYearly, withTrial } = terms;
  const price = formatMoney(offer.price ?? 0, currency);
  const [intervalText, yearlyPrice] = [formatInterval(offer), offer.yearlyPrice];

  return (
    <>
      {typeof yearlyPrice === 'number' && (
        <RadioChoices
          label={texts.paid}
          disabled={disabled}
          choices={[
            {
              label: `${price} ${intervalText}`,
              isChosen: !isYearly,
              onChoose: () => onChange({ ...terms, isYearly: false }),
            },
            {
              label: texts.aYear(formatMoney(yearlyPrice, currency)),
              isChosen: isYearly,
              onChoose: () => onChange({ ...terms, isYearly: true }),
            },
          ]}
        />
      )}
      {canStartTrial && (
        <RadioChoices
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
