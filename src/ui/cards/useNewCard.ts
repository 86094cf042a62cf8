import { useRef, useState } from 'react';
import * as texts from '@/texts/ui/cards';
import type { CardFieldsHandle } from './card';

/** A card that is being given in a dialog: what was said of it, and how to have it when the dialog is sent. */
export function useNewCard() {
  const ref = useRef<CardFieldsHandle>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  return {
    fields: { ref, error: refusal ?? undefined, onEdit: () => setRefusal(null), attempt },
    /** What the API takes for the card; null where its own field says why there is none. */
    confirm: async (): Promise<string | null> => {
      const answer = await ref.current?.confirm();
      if (answer && 'token' in answer) return answer.token;
      setRefusal(answer?.error ?? texts.theCardFormIsStillLoading);
      return null;
    },
    refuse: (message: string): void => {
      setRefusal(message);
      setAttempt((count) => count + 1);
    },
  };
}
