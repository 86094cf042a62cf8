import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GetPlansForClientsQuery } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/clients/moves';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { formatInterval } from '@/ui/plans/planOffer';
import { RadioCard } from '@/ui/RadioCard';
import { useChangeClientPlanMutation, type ViewedClient } from '../clientViewApi';
import { useGetPlansForClientsQuery } from '../clientsApi';
import { monthlyAmount, priceText } from '../planLabels';
import { transitionErrorMessage } from './transitionErrors';

type Offer = GetPlansForClientsQuery['clientPlans'][number];

interface PlanChoiceProps {
  client: ViewedClient;
  offers: readonly Offer[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Returns the plan's yearly price as text if the client would continue to pay yearly, or null. */
function yearlyText({ money }: ViewedClient, { yearlyPrice, interval }: Offer): string | null {
  const paysYearly = money?.subscription?.interval === 'Year' && interval !== 'Year';
  return money && paysYearly && typeof yearlyPrice === 'number'
    ? texts.aYearIfPaidByTheYear(formatMoney(yearlyPrice, money.currency))
    : null;
}

function differenceText({ money }: ViewedClient, offer: Offer): string | null {
  const { price } = offer;
  if (price === null || price === undefined || !money?.subscription) return null;
  const currentMonthly = monthlyAmount(money.subscription.price, money.subscription);
  const monthlyDifference = monthlyAmount(price, offer) - currentMonthly;
  if (monthlyDifference === 0) return texts.asMuchAsNow;
  return texts.aMonthMoreLessThanNow(
    formatMoney(Math.abs(monthlyDifference), money.currency),
    monthlyDifference,
  );
}

function offerText(client: ViewedClient, offer: Offer): string {
  const currency = client.money?.currency;
  const price = currency && typeof offer.price === 'number' ? priceText(offer.price, currency, offer) : null;
  const setupFee = currency && offer.setupFee ? texts.setupFee(formatMoney(offer.setupFee, currency)) : null;
  const trial = offer.trialDays > 0 ? texts.dayOfTrialForNewClients(offer.trialDays) : null;
  const costText = yearlyText(client, offer) ?? differenceText(client, offer);
  return [price ?? texts.paidEach(formatInterval(offer)), costText, setupFee, trial]
    .filter((part) => part !== null)
    .join(' · ');
}

function PlanChoice({ client, offers, chosenId, onChoose }: PlanChoiceProps) {
  const name = useId();
  const current = client.money?.subscription;
  // A client on an older price can select the same plan to get its current price.
  const isCurrentOffer = (offer: Offer) =>
    offer.id === client.plan?.id && (!current || current.priceVersion === current.currentPriceVersion);

  return (
    <Box role="radiogroup" aria-label={texts.plan} sx={{ display: 'grid', gap: 1 }}>
      {offers.map((offer) => (
        <RadioCard
          key={offer.id}
          name={name}
          label={offer.id === client.plan?.id ? `${offer.name} (now)` : offer.name}
          isChosen={offer.id === chosenId}
          disabled={isCurrentOffer(offer)}
          onChoose={() => onChoose(offer.id)}
        >
          {offerText(client, offer)}
        </RadioCard>
      ))}
    </Box>
  );
}

interface ChangePlanDialogProps {
  client: ViewedClient;
  onClose: () => void;
}

function effectText({ name, plan, money }: ViewedClient): string {
  const subscription = money?.subscription;
  const isOldPrice = subscription && subscription.priceVersion < subscription.currentPriceVersion;
  const lossText = isOldPrice
    ? texts.stillPaysVersionOfThePrice(
        name,
        subscription.priceVersion,
        plan?.name,
        subscription.currentPriceVersion,
      )
    : texts.youCanMoveThemBack;
  return texts.movesAtOnceAtThePlans(name, lossText);
}

export function ChangePlanDialog({ client, onClose }: ChangePlanDialogProps) {
  const [planId, setPlanId] = useState<string | null>(null);
  const { data, error, refetch } = useGetPlansForClientsQuery();
  const [change] = useChangeClientPlanMutation();
  const keyFor = useIdempotencyKey();
  const offers = data?.clientPlans;
  const chosen = offers?.find(({ id }) => id === planId);

  return (
    <ConfirmDialog
      title={texts.changeThePlan(client.name)}
      size="sm"
      hasInputs
      confirmLabel={chosen ? texts.moveTo(chosen.name) : texts.chooseAPlan}
      isDisabled={!chosen}
      successMessage={chosen && texts.wasMovedTo(client.name, chosen.name)}
      errorMessageOf={(failure) => transitionErrorMessage(failure, client.name)}
      onConfirm={() =>
        chosen && change({ id: client.id, planId: chosen.id, idempotencyKey: keyFor(chosen.id) })
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{effectText(client)}</Typography>
      {error && !offers && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !offers && <Skeleton variant="rounded" height={120} />}
      {offers?.length === 0 && (
        <EmptyState title={texts.noPlansYet}>{texts.makeOneUnderWhiteLabelClient}</EmptyState>
      )}
      {offers && offers.length > 0 && (
        <PlanChoice client={client} offers={offers} chosenId={planId} onChoose={setPlanId} />
      )}
    </ConfirmDialog>
  );
}
