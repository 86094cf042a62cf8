import { lazy, Suspense, useState } from 'react';
import { challengeTokenOf } from '@/api/errors';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import type { Tokens } from './useStoreSession';

// Loaded on demand, because most operators sign in without a second factor.
const TwoFactorForm = lazy(() => loadWithRetry(() => import('./two-factor/TwoFactorForm')));

/** Returns the two-factor form as `screen` while a sign-in requires it. */
export function useTwoFactor(onTokens: (tokens: Tokens) => void) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  return {
    /** The error to show on the sign-in form. */
    message,
    /** Clears the message. Opens the two-factor form if the error contains a challenge. */
    startIfRequired: (error: unknown) => {
      setMessage(null);
      setChallenge(challengeTokenOf(error));
    },
    screen: challenge && (
      <Suspense fallback={<FullScreenSpinner />}>
        <TwoFactorForm
          challenge={challenge}
          onTokens={onTokens}
          onBack={(reason) => {
            setMessage(reason);
            setChallenge(null);
          }}
        />
      </Suspense>
    ),
  };
}
