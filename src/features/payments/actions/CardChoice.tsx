import Box from '@mui/material/Box';
import { useId } from 'react';
import type { GetBillingCardsForRetryQuery } from '@/api/types';
import { cardName, cardStatuses, expiryLabel } from '@/ui/cards/cardLabels';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/payments/actions';

type Card = GetBillingCardsForRetryQuery['billingCards'][number];

interface CardChoiceProps {
  cards: readonly Card[];
  chosen: Card | undefined;
  disabled: boolean;
  onChoose: (id: string) => void;
}

const describeStatus = (card: Card): string =>
  [
    ...(card.isDefault ? [texts.defaultIt] : []),
    expiryLabel(card, card.status),
    ...(card.status === 'Failed' ? [cardStatuses.Failed.label] : []),
  ].join(' · ');

export function CardChoice({ cards, chosen, disabled, onChoose }: CardChoiceProps) {
  const name = useId();

  return (
    <Box role="radiogroup" aria-label={texts.card} sx={{ display: 'grid', gap: 1 }}>
      {cards.map((card) => (
        <RadioCard
          key={card.id}
          name={name}
          label={cardName(card)}
          isChosen={card === chosen}
          disabled={disabled}
          onChoose={() => onChoose(card.id)}
        >
          {describeStatus(card)}
        </RadioCard>
      ))}
    </Box>
  );
}
