import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useCardForm } from '@/api/cardForm';
import { errorMessage, fieldErrors } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { planPrice } from '@/ui/plans/planOffer';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import { CardSource, defaultSource, type Source } from './CardSource';
import { ClientCardFields } from './ClientCardFields';
import { TermChoices } from './TermChoices';
import {
  type BilledClient,
  type ClientBilling,
  useGetPlansForSubscriptionQuery,
  useStartClientSubscriptionMutation,
} from './clientBillingApi';
import { canStartTrial, chargesOf, needsCard, type Offer, type Terms } from './subscriptionTerms';

/**
 * Holds the input of the dialog that starts a subscription, and submits it. The default plan is preselected.
 */
function useStartSubscription(
  client: BilledClient,
  { cards }: ClientBilling,
  offers: readonly Offer[] | undefined,
  onDone: () => void,
) {
  const { t } = useLingui();
  const [chosenTerms, setTerms] = useState<Terms | null>(null);
  const defaultTerms = (offer: Offer): Terms => ({
    offer,
    isYearly: false,
    withTrial: canStartTrial(client.status, offer),
  });
  const defaultOffer = offers?.find(({ isDefault }) => isDefault);
  const terms = chosenTerms ?? (defaultOffer ? defaultTerms(defaultOffer) : null);
  const [chosenSource, setSource] = useState<Source | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [start] = useStartClientSubscriptionMutation();
  const card = useCardForm();
  const keyFor = useIdempotencyKey();

  const isCardNeeded = terms !== null && needsCard(terms);
  const initialSource = defaultSource(cards, isCardNeeded);
  // The card source chosen for one plan may not be valid for another.
  const source = chosenSource === 'None' && isCardNeeded ? initialSource : (chosenSource ?? initialSource);

  const send = async ({ offer, isYearly, withTrial }: Terms) => {
    setFailure(null);
    const startWith = (token: string | null) => {
      const input = { clientId: client.id, planId: offer.id, isYearly, withTrial, token };
      return start({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    };
    const result = await (source === 'New' ? card.submit(startWith) : startWith(null));
    if (!result) return;
    const { error } = result;
    if (error) {
      const { token, ...otherErrors } = fieldErrors(error);
      return setFailure(token ?? Object.values(otherErrors)[0] ?? errorMessage(error));
    }
    toast.success(t`${{ name: client.name }} subscribed to ${{ plan: offer.name }}`);
    onDone();
  };

  return {
    terms,
    source,
    isCardNeeded,
    failure,
    isBusy,
    card,
    setSource,
    setTerms,
    choose: (offer: Offer) => setTerms(defaultTerms(offer)),
    submit: () => {
      if (!terms) return;
      setBusy(true);
      void send(terms).finally(() => setBusy(false));
    },
  };
}

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
    planPrice(price ?? 0, currency, { interval, intervalCount }),
    typeof yearlyPrice === 'number'
      ? planPrice(yearlyPrice, currency, { interval: 'Year', intervalCount: 1 })
      : null,
    trialDays > 0 ? t`${plural(trialDays, { one: '#-day trial', other: '#-day trial' })}` : null,
    setupFee ? t`${{ amount: formatMoney(setupFee, currency) }} setup fee` : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function PlanOffers({ offers, currency, chosenId, disabled, onChoose }: PlanOffersProps) {
  const { t } = useLingui();
  const name = useId();

  return (
    <Box role="radiogroup" aria-label={t`Plan`} sx={{ display: 'grid', gap: 1 }}>
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

interface ChargeSummaryProps {
  terms: Terms;
  currency: string;
  /** The company's current time, which the test clock can move ahead of real time. An ISO date-time. */
  now: string;
}

/** Lists what the client is charged now and next, or states that the plan is free. */
function ChargeSummary({ terms, currency, now }: ChargeSummaryProps) {
  const { t } = useLingui();
  return (
    <Box
      component="dl"
      aria-label={t`Charges`}
      sx={{ m: 0, p: 2, display: 'grid', gap: 1, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      {chargesOf(terms, currency, now).map(({ title, text }, index) => (
        <div key={index}>
          <Typography component="dt" variant="subtitle2">
            {title}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

interface StartSubscriptionDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function StartSubscriptionDialog({ client, billing, onClose }: StartSubscriptionDialogProps) {
  const { t } = useLingui();
  const { currency, cards } = billing;
  const { data, error, refetch } = useGetPlansForSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const offers = data?.clientPlans;
  const form = useStartSubscription(client, billing, offers, onClose);
  const { terms, source, isCardNeeded, isBusy, card } = form;

  return (
    <Dialog
      title={t`Start subscription for ${{ name: client.name }}`}
      submitLabel={terms ? t`Start subscription` : t`Choose a plan`}
      isSubmitDisabled={!terms}
      isBusy={isBusy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormError message={form.failure} />
        {error && !offers && <ErrorPanel error={error} onRetry={refetch} />}
        {!error && !offers && <Skeleton variant="rounded" height={160} />}
        {offers?.length === 0 && (
          <EmptyState title={t`No plans yet`}>{t`Create a plan in White Label > Client Billing.`}</EmptyState>
        )}
        {offers && offers.length > 0 && (
          <PlanOffers
            offers={offers}
            currency={currency}
            chosenId={terms?.offer.id ?? null}
            disabled={isBusy}
            onChoose={form.choose}
          />
        )}
        {data && terms && (
          <>
            <TermChoices
              terms={terms}
              currency={currency}
              canStartTrial={canStartTrial(client.status, terms.offer)}
              disabled={isBusy}
              onChange={form.setTerms}
            />
            <CardSource
              cards={cards}
              isNeeded={isCardNeeded}
              value={source}
              disabled={isBusy}
              onChange={form.setSource}
            />
            {source === 'New' && <ClientCardFields clientId={client.id} disabled={isBusy} {...card.fields} />}
            <ChargeSummary terms={terms} currency={currency} now={data.testClock.now} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t`${{ name: client.name }} is notified by email. You can refund payments and change or end the plan later.`}
            </Typography>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
