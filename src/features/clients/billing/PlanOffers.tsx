import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatCount } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { RadioCard } from '@/ui/RadioCard';
import { everyWords } from '../planWords';
import type { Offer } from './beginTerms';

interface PlanOffersProps {
  offers: readonly Offer[];
  currency: string;
  chosenId: string | null;
  disabled: boolean;
  onChoose: (offer: Offer) => void;
}

function wordsOf(
  { price, interval, intervalCount, yearlyPrice, trialDays, setupFee }: Offer,
  currency: string,
) {
  const parts = [
    `${formatMoney(price ?? 0, currency)} ${everyWords(interval, intervalCount)}`,
    typeof yearlyPrice === 'number' ? `or ${formatMoney(yearlyPrice, currency)} a year` : null,
    trialDays > 0 ? `${formatCount(trialDays, 'day')} of trial` : null,
    setupFee ? `${formatMoney(setupFee, currency)} set-up fee` : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

export function PlanOffers({ offers, currency, chosenId, disabled, onChoose }: PlanOffersProps) {
  const name = useId();

  return (
    <Box role="radiogroup" aria-label="Plan" sx={{ display: 'grid', gap: 1 }}>
      {offers.map((offer) => (
        <RadioCard
          key={offer.id}
          name={name}
          label={offer.name}
          isChosen={offer.id === chosenId}
          disabled={disabled}
          onChoose={() => onChoose(offer)}
        >
          {wordsOf(offer, currency)}
        </RadioCard>
      ))}
    </Box>
  );
}
