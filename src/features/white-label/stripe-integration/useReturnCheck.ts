import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '@/api/errors';
import { useClearUrlParams } from '@/lib/useClearUrlParams';
import type { StripeState } from '@contract/enums';
import { useCheckStripeIntegrationMutation } from './stripeIntegrationApi';

const outcomeTexts: Readonly<Record<StripeState, MessageDescriptor>> = {
  NotConnected: msg`No Stripe account was connected.`,
  Incomplete: msg`Stripe still needs some details. Your progress is saved.`,
  UnderReview: msg`Details submitted. Stripe is reviewing them.`,
  RestrictedSoon: msg`You can accept payments, but Stripe still needs more details.`,
  Paused: msg`Stripe has restricted your account.`,
  Ready: msg`Your Stripe account is ready.`,
};

/**
 * URL parameter with which the provider's pages return the operator. `refresh` means that the link had
 * expired.
 */
type ReturnKind = 'returned' | 'refresh';

const returnMessage = (kind: ReturnKind, state: StripeState): string =>
  kind === 'refresh'
    ? t`The link to Stripe expired. Continue with a new one below.`
    : i18n._(outcomeTexts[state]);

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
  const { t } = useLingui();
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
          : t`Couldn’t check your Stripe account. ${{ errorMessage: errorMessage(error) }}`,
      );
      clearParams(returnKinds);
      isCheckPending.current = false;
    });
  }, [kind, check, clearParams, t]);

  return { isChecking: isLoading, message };
}
