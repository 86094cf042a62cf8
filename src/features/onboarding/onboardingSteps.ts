import type { OnboardingStep } from '@contract/enums';
import { paths } from '@/config/paths';
import * as texts from '@/texts/onboarding';

interface StepEntry {
  step: OnboardingStep;
  label: string;
  path: string;
}

/** The steps in order, because each step requires the ones before it. */
export const onboardingSteps: readonly StepEntry[] = [
  { step: 'Details', label: texts.companyDetails, path: paths.onboardDetails },
  { step: 'Theme', label: texts.coloursAndLogos, path: paths.onboardTheme },
  { step: 'ClientBilling', label: texts.clientBilling, path: paths.onboardClientBilling },
  { step: 'PaymentMethod', label: texts.paymentMethod, path: paths.onboardPaymentMethod },
];

/** Returns the first incomplete step other than the current one, or null. */
export const nextOpenStep = (completed: readonly OnboardingStep[], current: OnboardingStep) =>
  onboardingSteps.find(({ step }) => step !== current && !completed.includes(step)) ?? null;

/** Returns the first incomplete step before `step`, or null. */
export function firstIncompleteBefore(
  completed: readonly OnboardingStep[],
  step: OnboardingStep,
): StepEntry | null {
  const earlier = onboardingSteps.slice(
    0,
    onboardingSteps.findIndex((entry) => entry.step === step),
  );
  return earlier.find((entry) => !completed.includes(entry.step)) ?? null;
}
