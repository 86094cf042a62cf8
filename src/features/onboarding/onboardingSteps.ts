import type { OnboardingStep } from '@/api/schema.generated';
import { paths } from '@/config/paths';
import * as texts from '@/texts/onboarding';

interface StepEntry {
  step: OnboardingStep;
  label: string;
  path: string;
}

/** In the order they are taken. */
export const onboardingSteps: readonly StepEntry[] = [
  { step: 'Details', label: texts.companyDetails, path: paths.onboardDetails },
  { step: 'Theme', label: texts.coloursAndLogos, path: paths.onboardTheme },
  { step: 'ClientBilling', label: texts.clientBilling, path: paths.onboardClientBilling },
  { step: 'PaymentMethod', label: texts.paymentMethod, path: paths.onboardPaymentMethod },
];

/** The first step that is still open, but for the one that is looked at. */
export const nextOpenStep = (completed: readonly OnboardingStep[], looksAt: OnboardingStep) =>
  onboardingSteps.find(({ step }) => step !== looksAt && !completed.includes(step)) ?? null;

/** The step that must be taken before this one can be. */
export function missingBefore(completed: readonly OnboardingStep[], step: OnboardingStep): StepEntry | null {
  const earlier = onboardingSteps.slice(
    0,
    onboardingSteps.findIndex((entry) => entry.step === step),
  );
  return earlier.find((entry) => !completed.includes(entry.step)) ?? null;
}
