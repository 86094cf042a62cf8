import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import * as texts from '@/texts/onboarding';
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
  label: string;
  path: string;
}

/** The steps in order, because each step requires the ones before it. */
const onboardingSteps: readonly StepEntry[] = [
  { step: 'Details', label: texts.companyDetails, path: paths.onboardDetails },
  { step: 'Theme', label: texts.coloursAndLogos, path: paths.onboardTheme },
  { step: 'ClientBilling', label: texts.clientBilling, path: paths.onboardClientBilling },
  { step: 'PaymentMethod', label: texts.paymentMethod, path: paths.onboardPaymentMethod },
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
  const { data, error, refetch } = useGetOnboardingQuery();

  if (!data) return error ? <ErrorPanel error={error} onRetry={refetch} /> : <FullScreenSpinner />;
  const { completedSteps, drafts } = data.onboarding;
  const requiredStep = firstIncompleteBefore(completedSteps, step);
  const index = onboardingSteps.findIndex((entry) => entry.step === step);
  const label = onboardingSteps[index]?.label ?? '';

  return (
    <Stack spacing={2.5} sx={{ width: '100%', maxWidth: 960, mx: 'auto' }}>
      <PageHeader title={label}>
        {texts.stepOf(index + 1, onboardingSteps.length)}
        {intro}
      </PageHeader>
      <Stepper
        steps={onboardingSteps.map((entry) => ({
          label: entry.label,
          state: stateOf(entry.step, step, completedSteps),
          to: firstIncompleteBefore(completedSteps, entry.step) ? undefined : entry.path,
        }))}
      />
      {completedSteps.includes(step) && <NextStepLink completed={completedSteps} step={step} />}
      <Panel>
        {requiredStep ? (
          <Typography>
            {texts.firstFinishThisStepBuilds(<Link to={requiredStep.path}>{requiredStep.label}</Link>)}
          </Typography>
        ) : (
          children(drafts.find((entry) => entry.step === step)?.draft ?? null)
        )}
      </Panel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.whatYouTypeIsKept}
      </Typography>
    </Stack>
  );
}

function NextStepLink({ completed, step }: { completed: readonly OnboardingStep[]; step: OnboardingStep }) {
  const next = nextOpenStep(completed, step);
  if (!next) return null;
  return <Typography>{texts.thisStepIsDoneGo(<Link to={next.path}>{next.label}</Link>)}</Typography>;
}

function stateOf(step: OnboardingStep, current: OnboardingStep, completed: readonly OnboardingStep[]) {
  if (step === current) return 'current';
  return completed.includes(step) ? 'done' : 'todo';
}
