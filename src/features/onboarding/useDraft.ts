import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnboardingStep } from '@contract/enums';
import { useSaveOnboardingDraftMutation } from './onboardingApi';

const saveAfterMs = 600;

/**
 * Saves a changed draft 600 ms after the last change, or earlier if the step unmounts or the page is hidden.
 */
export function useDraft<Values extends FieldValues>(
  step: OnboardingStep,
  form: Pick<UseFormReturn<Values>, 'watch' | 'getValues'>,
): { cancelPendingSave: () => void; saveDraft: () => void } {
  const [save] = useSaveOnboardingDraftMutation();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const { watch, getValues } = form;

  useEffect(() => {
    const saveNow = () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      timer.current = null;
      void save({ step, draft: getValues() });
    };
    const subscription = watch(() => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(saveNow, saveAfterMs);
    });
    // Mobile browsers may end a hidden page without further events.
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveNow();
    };
  }, [step, watch, getValues, save]);

  // Prevents a draft from being saved after its step was submitted.
  const cancelPendingSave = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const saveDraft = () => void save({ step, draft: getValues() });
  return { cancelPendingSave, saveDraft };
}
