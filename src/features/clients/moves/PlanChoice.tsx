import Box from '@mui/material/Box';
import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { RadioCard } from '@/ui/RadioCard';
import { periodWords } from '@/ui/plans/planOffer';
import * as texts from '@/texts/clients/moves';
import type { GetPlansForClientsQuery } from '../clients.generated';
import { monthlyWorth, priceWords } from '../planWords';
import type { ViewedClient } from '../view/viewedClient';

type Offer = GetPlansForClientsQuery['clientPlans'][number];

interface PlanChoiceProps {
  client: ViewedClient;
  offers: readonly Offer[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** A move keeps paying by the year, where the plan has a price for that. */
function yearlyWords({ money }: ViewedClient, { yearlyPrice, interval }: Offer): string | null {
  const isEachYear = money?.subscription?.interval === 'Year' && interval !== 'Year';
  return money && isEachYear && typeof yearlyPrice === 'number'
    ? texts.aYearIfPaidByTheYear(formatMoney(yearlyPrice, money.currency))
    : null;
}

function difference({ money }: ViewedClient, offer: Offer): string | null {
  const { price } = offer;
  if (price === null || price === undefined || !money?.subscription) return null;
  const now = monthlyWorth(money.subscription.price, money.subscription);
  const change = monthlyWorth(price, offer) - now;
  if (change === 0) return texts.asMuchAsNow;
  return texts.aMonthMoreLessThanNow(formatMoney(Math.abs(change), money.currency), change);
}

function wordsOf(client: ViewedClient, offer: Offer): string {
  const currency = client.money?.currency;
  const price = currency && typeof offer.price === 'number' ? priceWords(offer.price, currency, offer) : null;
  const setupFee = currency && offer.setupFee ? texts.setupFee(formatMoney(offer.setupFee, currency)) : null;
  const trial = offer.trialDays > 0 ? texts.dayOfTrialForNewClients(offer.trialDays) : null;
  const costs = yearlyWords(client, offer) ?? difference(client, offer);
  return [price ?? texts.paidEach(periodWords(offer)), costs, setupFee, trial]
    .filter((part) => part !== null)
    .join(' · ');
}

export function PlanChoice({ client, offers, chosenId, onChoose }: PlanChoiceProps) {
  const name = useId();
  const current = client.money?.subscription;
  // On an older price the plan itself can be chosen again, which brings the current one.
  const isHeld = (offer: Offer) =>
    offer.id === client.plan?.id && (!current || current.priceVersion === current.currentPriceVersion);

  return (
    <Box role="radiogroup" aria-label={texts.plan} sx={{ display: 'grid', gap: 1 }}>
      {offers.map((offer) => (
        <RadioCard
          key={offer.id}
          name={name}
          label={offer.id === client.plan?.id ? `${offer.name} (now)` : offer.name}
          isChosen={offer.id === chosenId}
          disabled={isHeld(offer)}
          onChoose={() => onChoose(offer.id)}
        >
          {wordsOf(client, offer)}
        </RadioCard>
      ))}
    </Box>
  );
}
