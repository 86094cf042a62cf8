import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnboardingStep } from '@/api/schema.generated';
import { useSaveOnboardingDraftMutation } from './onboardingApi';

const saveAfterMs = 600;

/** Keeps what is typed, a moment after the last key and when the step is left. */
export function useDraft<Values extends FieldValues>(
  step: OnboardingStep,
  form: Pick<UseFormReturn<Values>, 'watch' | 'getValues'>,
): { forget: () => void; keep: () => void } {
  const [save] = useSaveOnboardingDraftMutation();
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { watch, getValues } = form;

  useEffect(() => {
    const saveNow = () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current);
      waiting.current = null;
      void save({ step, draft: getValues() });
    };
    const watching = watch(() => {
      if (waiting.current !== null) clearTimeout(waiting.current);
      waiting.current = setTimeout(saveNow, saveAfterMs);
    });
    // Phones end a page without a word; being hidden is the last that it hears.
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      watching.unsubscribe();
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveNow();
    };
  }, [step, watch, getValues, save]);

  // A draft must not arrive after the step that it was for.
  const forget = () => {
    if (waiting.current !== null) clearTimeout(waiting.current);
    waiting.current = null;
  };
  const keep = () => void save({ step, draft: getValues() });
  return { forget, keep };
}
