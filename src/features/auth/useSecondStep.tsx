import { lazy, Suspense, useState } from 'react';
import { challengeIn } from '@/api/errors';
import { loadPatiently } from '@/lib/loadPatiently';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import type { Tokens } from './useSignedIn';

// Most people who sign in have no use for it, and nobody before the first step was taken.
const SecondStep = lazy(() => loadPatiently(() => import('./two-factor/SecondStep')));

/** What follows when the first step of a sign-in is not enough. */
export function useSecondStep(onTokens: (tokens: Tokens) => void) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  return {
    /** Why it led back to the first step. */
    message,
    /** Goes on to it where that is what an error asks for. */
    follow: (error: unknown) => {
      setMessage(null);
      setChallenge(challengeIn(error));
    },
    screen: challenge && (
      <Suspense fallback={<FullScreenSpinner />}>
        <SecondStep
          challenge={challenge}
          onTokens={onTokens}
          onBack={(why) => {
            setMessage(why);
            setChallenge(null);
          }}
        />
      </Suspense>
    ),
  };
}
