import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { RadioCard } from '@/ui/RadioCard';
import { planPrice } from '@/ui/plans/planOffer';
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
      {choices.map(({ label: choice, text, isChosen, onChoose }, index) => (
        <RadioCard
          key={index}
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
  const { t } = useLingui();
  const { offer, isYearly, withTrial } = terms;
  const { yearlyPrice } = offer;

  return (
    <>
      {typeof yearlyPrice === 'number' && (
        <RadioChoices
          label={t`Billing period`}
          disabled={disabled}
          choices={[
            {
              label: planPrice(offer.price ?? 0, currency, offer),
              isChosen: !isYearly,
              onChoose: () => onChange({ ...terms, isYearly: false }),
            },
            {
              label: planPrice(yearlyPrice, currency, { interval: 'Year', intervalCount: 1 }),
              isChosen: isYearly,
              onChoose: () => onChange({ ...terms, isYearly: true }),
            },
          ]}
        />
      )}
      {canStartTrial && (
        <RadioChoices
          label={t`Trial`}
          disabled={disabled}
          choices={[
            {
              label: t`${plural({ count: offer.trialDays }, { one: '#-day trial', other: '#-day trial' })}`,
              isChosen: withTrial,
              onChoose: () => onChange({ ...terms, withTrial: true }),
            },
            {
              label: t`No trial`,
              isChosen: !withTrial,
              onChoose: () => onChange({ ...terms, withTrial: false }),
            },
          ]}
        />
      )}
    </>
  );
}
