import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { Stepper } from '@/ui/Stepper';
import type { OnboardingStep } from '@contract/enums';
import { useGetOnboardingQuery } from './onboardingApi';

interface StepEntry {
  step: OnboardingStep;
  label: MessageDescriptor;
  path: string;
}

/** The steps in order, because each step requires the ones before it. */
const onboardingSteps: readonly StepEntry[] = [
  { step: 'Details', label: msg`Company details`, path: paths.onboardDetails },
  { step: 'Theme', label: msg`Colors and logos`, path: paths.onboardTheme },
  { step: 'ClientBilling', label: msg`Client billing`, path: paths.onboardClientBilling },
  { step: 'PaymentMethod', label: msg`Payment method`, path: paths.onboardPaymentMethod },
];

/** Returns the first incomplete step other than the current one, or null. */
const nextOpenStep = (completed: readonly OnboardingStep[], current: OnboardingStep) =>
  onboardingSteps.find(({ step }) => step !== current && !completed.includes(step)) ?? null;

/** Returns the first incomplete step before `step`, or null. */
function firstIncompleteBefore(completed: readonly OnboardingStep[], step: OnboardingStep): StepEntry | null {
  const earlier = onboardingSteps.slice(
    0,
    onboardingSteps.findIndex((entry) => entry.step === step),
  );
  return earlier.find((entry) => !completed.includes(entry.step)) ?? null;
}

interface OnboardingLayoutProps {
  step: OnboardingStep;
  intro: ReactNode;
  /** Renders the step after its draft has loaded. Receives null without a draft. */
  children: (draft: Record<string, unknown> | null) => ReactNode;
}

export function OnboardingLayout({ step, intro, children }: OnboardingLayoutProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetOnboardingQuery();

  if (!data) return error ? <ErrorPanel error={error} onRetry={refetch} /> : <FullScreenSpinner />;
  const { completedSteps, drafts } = data.onboarding;
  const requiredStep = firstIncompleteBefore(completedSteps, step);
  const requiredLabel = requiredStep && t(requiredStep.label);
  const index = onboardingSteps.findIndex((entry) => entry.step === step);
  const current = onboardingSteps[index];

  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 960, mx: 'auto' }}>
      <PageHeader title={current ? t(current.label) : ''}>
        {t`Step ${{ index: index + 1 }} of ${{ onboardingStepCount: onboardingSteps.length }}.`} {intro}
      </PageHeader>
      <Stepper
        steps={onboardingSteps.map((entry) => ({
          label: t(entry.label),
          state: stateOf(entry.step, step, completedSteps),
          to: firstIncompleteBefore(completedSteps, entry.step) ? undefined : entry.path,
        }))}
      />
      {completedSteps.includes(step) && <NextStepLink completed={completedSteps} step={step} />}
      <Panel>
        {requiredStep ? (
          <Typography>
            <Trans>
              Complete <Link to={requiredStep.path}>{requiredLabel}</Link> first.
            </Trans>
          </Typography>
        ) : (
          children(drafts.find((entry) => entry.step === step)?.draft ?? null)
        )}
      </Panel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Your entries are saved automatically. You can continue later on any device.`}
      </Typography>
    </Stack>
  );
}

function NextStepLink({ completed, step }: { completed: readonly OnboardingStep[]; step: OnboardingStep }) {
  const { t } = useLingui();
  const next = nextOpenStep(completed, step);
  if (!next) return null;
  const label = t(next.label);
  return (
    <Typography>
      <Trans>
        This step is complete. Continue with <Link to={next.path}>{label}</Link>, or edit your entries.
      </Trans>
    </Typography>
  );
}

function stateOf(step: OnboardingStep, current: OnboardingStep, completed: readonly OnboardingStep[]) {
  if (step === current) return 'current';
  return completed.includes(step) ? 'done' : 'todo';
}
