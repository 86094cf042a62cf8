import { useRef, useState } from 'react';
import * as texts from '@/texts/ui/cards';
import type { CardFieldsHandle } from './card';

/** Manages the card fields of a dialog: their error, and their token on submit. */
export function useNewCard() {
  const ref = useRef<CardFieldsHandle>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  return {
    fields: { ref, error: error ?? undefined, onEdit: () => setError(null), attempt },
    /** Resolves to the card's token for the API, or to null after showing an error in the card field. */
    confirm: async (): Promise<string | null> => {
      const result = await ref.current?.confirm();
      if (result && 'token' in result) return result.token;
      setError(result?.error ?? texts.theCardFormIsStillLoading);
      return null;
    },
    reject: (message: string): void => {
      setError(message);
      setAttempt((count) => count + 1);
    },
  };
}
