import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { RadioCard } from '@/ui/RadioCard';
import { formatInterval } from '@/ui/plans/planOffer';
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
  const price = formatMoney(offer.price ?? 0, currency);
  const [intervalText, yearlyPrice] = [formatInterval(offer), offer.yearlyPrice];

  return (
    <>
      {typeof yearlyPrice === 'number' && (
        <RadioChoices
          label={t`Paid`}
          disabled={disabled}
          choices={[
            {
              label: `${price} ${intervalText}`,
              isChosen: !isYearly,
              onChoose: () => onChange({ ...terms, isYearly: false }),
            },
            {
              label: t`${{ amount: formatMoney(yearlyPrice, currency) }} a year`,
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
              label: t`${plural({ count: offer.trialDays }, { one: 'With the trial of # day', other: 'With the trial of # days' })}`,
              isChosen: withTrial,
              onChoose: () => onChange({ ...terms, withTrial: true }),
            },
            {
              label: t`Without a trial`,
              isChosen: !withTrial,
              onChoose: () => onChange({ ...terms, withTrial: false }),
            },
          ]}
        />
      )}
    </>
  );
}
