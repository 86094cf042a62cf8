import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { RadioCard } from '@/ui/RadioCard';
import { formatInterval } from '@/ui/plans/planOffer';
import * as texts from '@/texts/clients/billing';
import type { Offer } from './subscriptionTerms';

interface PlanOffersProps {
  offers: readonly Offer[];
  currency: string;
  chosenId: string | null;
  disabled: boolean;
  onChoose: (offer: Offer) => void;
}

function offerText(
  { price, interval, intervalCount, yearlyPrice, trialDays, setupFee }: Offer,
  currency: string,
) {
  const parts = [
    `${formatMoney(price ?? 0, currency)} ${formatInterval({ interval, intervalCount })}`,
    typeof yearlyPrice === 'number' ? texts.orAYear(formatMoney(yearlyPrice, currency)) : null,
    trialDays > 0 ? texts.dayOfTrial(trialDays) : null,
    setupFee ? texts.setUpFee(formatMoney(setupFee, currency)) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

export function PlanOffers({ offers, currency, chosenId, disabled, onChoose }: PlanOffersProps) {
  const name = useId();

  return (
    <Box role="radiogroup" aria-label={texts.plan} sx={{ display: 'grid', gap: 1 }}>
      {offers.map((offer) => (
        <RadioCard
          key={offer.id}
          name={name}
          label={offer.name}
          isChosen={offer.id === chosenId}
          disabled={disabled}
          onChoose={() => onChoose(offer)}
        >
          {offerText(offer, currency)}
        </RadioCard>
      ))}
    </Box>
  );
}
