import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { CardFieldsHandle, CardFormSetup } from '@/ui/cards/card';
import { api } from './cardForm.generated';
import { fieldErrors } from './errors';

/**
 * Returns the props of `CardFieldsLoader` that load its form. `loadSetup` must keep its identity between
 * renders.
 */
export function useCardSetup(loadSetup: () => Promise<CardFormSetup | null>, error: unknown) {
  const testCards = api.useGetTestCardsQuery();
  return {
    loadSetup,
    setupError: error ?? testCards.error,
    testCards: testCards.data?.sandboxCards,
    onRetry: testCards.error ? () => void testCards.refetch() : undefined,
  };
}

/** Loads the form for a card that Livery charges. */
export function useBillingCardSetup() {
  const [start, { error }] = api.useStartBillingCardSetupMutation();
  const loadSetup = useCallback(async () => {
    const { data } = await start();
    return data?.startBillingCardSetup ?? null;
  }, [start]);
  return useCardSetup(loadSetup, error);
}

/**
 * Submits the card of a form. `fields` are props of `CardFieldsLoader`. `tokenInput` is the input of the API
 * whose errors are about the card.
 */
export function useCardForm(tokenInput = 'token') {
  const { t } = useLingui();
  const ref = useRef<CardFieldsHandle>(null);
  const [error, setError] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);

  /**
   * Confirms the card, which can ask for 3-D Secure, and sends its token. Shows an error of the card at its
   * fields. Resolves to the result, or to null after such an error.
   */
  async function submit<Result extends { error?: unknown }>(
    send: (token: string) => PromiseLike<Result>,
  ): Promise<Result | null> {
    const card = await ref.current?.confirm();
    if (!card || 'error' in card) {
      setError(card?.error ?? t`The card form is still loading. Try again in a moment.`);
      return null;
    }
    const result = await send(card.token);
    const refusal = fieldErrors(result.error)[tokenInput];
    if (!refusal) return result;
    setError(refusal);
    // A refused card needs a new form.
    setAttempt((count) => count + 1);
    return null;
  }

  return { fields: { ref, error, attempt, onEdit: () => setError(undefined) }, submit };
}
