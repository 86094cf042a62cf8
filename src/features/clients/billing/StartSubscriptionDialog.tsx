import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import * as texts from '@/texts/clients/billing';
import { canStartTrial } from './subscriptionTerms';
import { CardSource } from './CardSource';
import { ChargeSummary } from './ChargeSummary';
import { ClientCardFields } from './ClientCardFields';
import { useGetPlansForSubscriptionQuery } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './billedClient';
import { PlanOffers } from './PlanOffers';
import { TermChoices } from './TermChoices';
import { useStartSubscription } from './useStartSubscription';

interface StartSubscriptionDialogProps {
  client: BilledClient;
  billing: ClientBilling;
  onClose: () => void;
}

export function StartSubscriptionDialog({ client, billing, onClose }: StartSubscriptionDialogProps) {
  const titleId = useId();
  const { currency, cards } = billing;
  const { data, error, refetch } = useGetPlansForSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const offers = data?.clientPlans;
  const form = useStartSubscription(client, billing, offers, onClose);
  const { terms, source, isCardNeeded, isBusy, card } = form;

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.putOnAPlan(client.name)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <FormError message={form.failure} />
          {error && !offers && <ErrorPanel error={error} onRetry={refetch} />}
          {!error && !offers && <Skeleton variant="rounded" height={160} />}
          {offers?.length === 0 && (
            <EmptyState title={texts.noPlansYet}>{texts.makeOneUnderWhiteLabelClient}</EmptyState>
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
              {source === 'New' && (
                <ClientCardFields clientId={client.id} disabled={isBusy} {...card.fields} />
              )}
              <ChargeSummary terms={terms} currency={currency} now={data.testClock.now} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {texts.isToldByMailWhat(client.name)}
              </Typography>
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose} disabled={isBusy}>
          {texts.cancel}
        </Button>
        <Button onClick={form.submit} isLoading={isBusy} disabled={!terms}>
          {terms ? texts.putOn(terms.offer.name) : texts.chooseAPlan}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
