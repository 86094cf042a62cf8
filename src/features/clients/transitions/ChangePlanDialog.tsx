import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { GetPlansForClientsQuery } from '@/api/types';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { periodLabel, planPrice } from '@/ui/plans/planOffer';
import { RadioCard } from '@/ui/RadioCard';
import { useChangeClientPlanMutation, type ViewedClient } from '../clientViewApi';
import { useGetPlansForClientsQuery } from '../clientsApi';
import { monthlyAmount } from '../planLabels';
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
    ? t`${{ amount: formatMoney(yearlyPrice, money.currency) }} per year with yearly billing`
    : null;
}

function differenceText({ money }: ViewedClient, offer: Offer): string | null {
  const { price } = offer;
  if (price === null || price === undefined || !money?.subscription) return null;
  const currentMonthly = monthlyAmount(money.subscription.price, money.subscription);
  const monthlyDifference = monthlyAmount(price, offer) - currentMonthly;
  if (monthlyDifference === 0) return t`Same price as now`;
  const amount = formatMoney(Math.abs(monthlyDifference), money.currency);
  return monthlyDifference > 0 ? t`${amount} more per month` : t`${amount} less per month`;
}

function offerText(client: ViewedClient, offer: Offer): string {
  const currency = client.money?.currency;
  const price = currency && typeof offer.price === 'number' ? planPrice(offer.price, currency, offer) : null;
  const setupFee =
    currency && offer.setupFee ? t`${{ amount: formatMoney(offer.setupFee, currency) }} setup fee` : null;
  const trial =
    offer.trialDays > 0
      ? t`${plural({ count: offer.trialDays }, { one: '#-day trial for new clients', other: '#-day trial for new clients' })}`
      : null;
  const costText = yearlyText(client, offer) ?? differenceText(client, offer);
  return [price ?? periodLabel(offer), costText, setupFee, trial].filter((part) => part !== null).join(' · ');
}

function PlanChoice({ client, offers, chosenId, onChoose }: PlanChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  const current = client.money?.subscription;
  // A client on an older price can select the same plan to get its current price.
  const isCurrentOffer = (offer: Offer) =>
    offer.id === client.plan?.id && (!current || current.priceVersion === current.currentPriceVersion);

  return (
    <Box role="radiogroup" aria-label={t`Plan`} sx={{ display: 'grid', gap: 1 }}>
      {offers.map((offer) => (
        <RadioCard
          key={offer.id}
          name={name}
          label={offer.id === client.plan?.id ? t`${{ plan: offer.name }} (current)` : offer.name}
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

/** States whether the client can return to the present plan at the same price. */
function returnText({ name, plan, money }: ViewedClient): string {
  const subscription = money?.subscription;
  if (!plan || !subscription || subscription.priceVersion >= subscription.currentPriceVersion)
    return t`You can change the plan back later.`;
  const { priceVersion, currentPriceVersion } = subscription;
  return t`${name} pays price version ${priceVersion} of ${{ plan: plan.name }}. If you change back later, version ${currentPriceVersion} applies.`;
}

const effectText = ({ name }: ViewedClient): string =>
  t`The plan’s current price applies from the next payment, and a more expensive plan starts with that payment. A change from a free plan, during a trial, to another billing period, or to a plan with a setup fee is charged now, and the plan starts once the payment succeeds. A period that ${name} has already paid for isn’t charged again. Clients who pay outside Livery aren’t charged.`;

export function ChangePlanDialog({ client, onClose }: ChangePlanDialogProps) {
  const { t } = useLingui();
  const [planId, setPlanId] = useState<string | null>(null);
  const { data, error, refetch } = useGetPlansForClientsQuery();
  const [change] = useChangeClientPlanMutation();
  const keyFor = useIdempotencyKey();
  const offers = data?.clientPlans;
  const chosen = offers?.find(({ id }) => id === planId);

  return (
    <ConfirmDialog
      title={t`Change plan for ${{ name: client.name }}`}
      size="sm"
      hasInputs
      confirmLabel={chosen ? t`Change to ${{ plan: chosen.name }}` : t`Choose a plan`}
      isDisabled={!chosen}
      successMessage={chosen && t`${{ name: client.name }} changed to ${{ plan: chosen.name }}`}
      errorMessageOf={(failure) => transitionErrorMessage(failure, client.name)}
      onConfirm={() =>
        chosen && change({ id: client.id, planId: chosen.id, idempotencyKey: keyFor(chosen.id) })
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {effectText(client)} {returnText(client)}
      </Typography>
      {error && !offers && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !offers && <Skeleton variant="rounded" height={120} />}
      {offers?.length === 0 && (
        <EmptyState title={t`No plans yet`}>{t`Create a plan in White Label > Client Billing.`}</EmptyState>
      )}
      {offers && offers.length > 0 && (
        <PlanChoice client={client} offers={offers} chosenId={planId} onChoose={setPlanId} />
      )}
    </ConfirmDialog>
  );
}
