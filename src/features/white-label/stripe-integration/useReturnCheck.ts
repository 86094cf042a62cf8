import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '@/api/errors';
import { useClearUrlParams } from '@/lib/useClearUrlParams';
import * as texts from '@/texts/white-label/stripe-integration';
import type { StripeState } from '@contract/enums';
import { useCheckStripeIntegrationMutation } from './stripeIntegrationApi';

const outcomeTexts: Readonly<Record<StripeState, string>> = {
  NotConnected: texts.noAccountIsConnected,
  Incomplete: texts.someDetailsAreStillMissingWhat,
  UnderReview: texts.itIsLookingAtWhatYou,
  RestrictedSoon: texts.paymentsWorkAndItStillNeeds,
  Paused: texts.itKeepsSomethingSwitchedOff,
  Ready: texts.everythingIsInPlaceClientsCan,
};

/**
 * URL parameter with which the provider's pages return the operator. `refresh` means that the link had
 * expired.
 */
type ReturnKind = 'returned' | 'refresh';

const returnMessage = (kind: ReturnKind, state: StripeState): string =>
  kind === 'refresh' ? texts.theLinkToStripeHadExpired : texts.youAreBackFromStripe(outcomeTexts[state]);

const returnKinds: readonly ReturnKind[] = ['returned', 'refresh'];

export interface ReturnCheck {
  isChecking: boolean;
  /** Outcome of the check. Null before it completes, or if the operator did not return from the provider. */
  message: string | null;
}

/**
 * When the operator returns from the provider's pages, checks the account once and clears the URL parameter.
 */
export function useReturnCheck(): ReturnCheck {
  const [params] = useSearchParams();
  const clearParams = useClearUrlParams();
  const kind = returnKinds.find((name) => params.has(name));
  const isCheckPending = useRef(false);
  const [message, setMessage] = useState<string | null>(null);
  const [check, { isLoading }] = useCheckStripeIntegrationMutation();

  useEffect(() => {
    if (!kind || isCheckPending.current) return;
    isCheckPending.current = true;
    void check().then(({ data, error }) => {
      setMessage(
        data
          ? returnMessage(kind, data.checkStripeIntegration.state)
          : texts.youAreBackFromStripeHow(errorMessage(error)),
      );
      clearParams(returnKinds);
      isCheckPending.current = false;
    });
  }, [kind, check, clearParams]);

  return { isChecking: isLoading, message };
}
