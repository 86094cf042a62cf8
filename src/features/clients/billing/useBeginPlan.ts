import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { usePressKey } from '@/lib/usePressKey';
import { useNewCard } from '@/ui/cards/useNewCard';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/billing';
import { mayTry, needsCard, type Offer, type Terms } from './beginTerms';
import { defaultSource, type Source } from './CardSource';
import { useStartClientSubscriptionMutation } from './clientBillingApi';
import type { BilledClient, ClientBilling } from './clientOfBilling';

/** What is chosen in the dialog that puts a client on a plan, the default one at first, and the press that does it. */
export function useBeginPlan(
  client: BilledClient,
  { cards }: ClientBilling,
  offers: readonly Offer[] | undefined,
  onDone: () => void,
) {
  const [chosenTerms, setTerms] = useState<Terms | null>(null);
  const usualTerms = (offer: Offer): Terms => ({
    offer,
    isYearly: false,
    withTrial: mayTry(client.status, offer),
  });
  const first = offers?.find(({ isDefault }) => isDefault);
  const terms = chosenTerms ?? (first ? usualTerms(first) : null);
  const [chosenSource, setSource] = useState<Source | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [start] = useStartClientSubscriptionMutation();
  const card = useNewCard();
  const keyFor = usePressKey();

  const isCardNeeded = terms !== null && needsCard(terms);
  const usual = defaultSource(cards, isCardNeeded);
  // What was chosen for another plan may be no choice for this one.
  const source = chosenSource === 'None' && isCardNeeded ? usual : (chosenSource ?? usual);

  const send = async ({ offer, isYearly, withTrial }: Terms) => {
    setFailure(null);
    const token = source === 'New' ? await card.confirm() : null;
    if (source === 'New' && token === null) return;
    const input = { clientId: client.id, planId: offer.id, isYearly, withTrial, token };
    const { error } = await start({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    const { token: refusal, ...others } = fieldErrors(error);
    if (refusal && source === 'New') return card.refuse(refusal);
    if (error) return setFailure(refusal ?? Object.values(others)[0] ?? errorMessage(error));
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
    choose: (offer: Offer) => setTerms(usualTerms(offer)),
    submit: () => {
      if (!terms) return;
      setBusy(true);
      void send(terms).finally(() => setBusy(false));
    },
  };
}
