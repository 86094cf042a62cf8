import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { useNewCard } from '@/ui/cards/useNewCard';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/billing';
import { canStartTrial, needsCard, type Offer, type Terms } from './subscriptionTerms';
import { defaultSource, type Source } from './CardSource';
import { useStartClientSubscriptionMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './billedClient';

/**
 * Holds the input of the dialog that starts a subscription, and submits it. The default plan is preselected.
 */
export function useStartSubscription(
  client: BilledClient,
  { cards }: ClientBilling,
  offers: readonly Offer[] | undefined,
  onDone: () => void,
) {
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
  const card = useNewCard();
  const keyFor = useIdempotencyKey();

  const isCardNeeded = terms !== null && needsCard(terms);
  const initialSource = defaultSource(cards, isCardNeeded);
  // The card source chosen for one plan may not be valid for another.
  const source = chosenSource === 'None' && isCardNeeded ? initialSource : (chosenSource ?? initialSource);

  const send = async ({ offer, isYearly, withTrial }: Terms) => {
    setFailure(null);
    const token = source === 'New' ? await card.confirm() : null;
    if (source === 'New' && token === null) return;
    const input = { clientId: client.id, planId: offer.id, isYearly, withTrial, token };
    const { error } = await start({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    const { token: tokenError, ...otherErrors } = fieldErrors(error);
    if (tokenError && source === 'New') return card.reject(tokenError);
    if (error) return setFailure(tokenError ?? Object.values(otherErrors)[0] ?? errorMessage(error));
    toast.success(texts.wasPutOn(client.name, offer.name));
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
