import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '@/api/errors';
import { useClearUrlParams } from '@/lib/useClearUrlParams';
import * as texts from '@/texts/white-label/stripe-integration';
import { returnWords, type ReturnKind } from './returnWords';
import { useCheckStripeIntegrationMutation } from './stripeIntegrationApi';

const kinds: readonly ReturnKind[] = ['returned', 'refresh'];

export interface Return {
  isChecking: boolean;
  /** What became of it; null when nobody came back. */
  words: string | null;
}

/** Asks how the account stands, once, when somebody comes back from the provider's pages. */
export function useReturn(): Return {
  const [params] = useSearchParams();
  const clearParams = useClearUrlParams();
  const kind = kinds.find((name) => params.has(name));
  const isAsked = useRef(false);
  const [words, setWords] = useState<string | null>(null);
  const [check, { isLoading }] = useCheckStripeIntegrationMutation();

  useEffect(() => {
    if (!kind || isAsked.current) return;
    isAsked.current = true;
    void check().then(({ data, error }) => {
      setWords(
        data
          ? returnWords(kind, data.checkStripeIntegration.state)
          : texts.youAreBackFromStripeHow(errorMessage(error)),
      );
      clearParams(kinds);
      isAsked.current = false;
    });
  }, [kind, check, clearParams]);

  return { isChecking: isLoading, words };
}
