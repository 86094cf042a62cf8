import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { OnboardingLayout } from './OnboardingLayout';
import { PlanStepForm } from './billing/PlanStepForm';
import { emptyPlan, toPlanForm, applyDraft } from './billing/planForm';
import { useGetOnboardingPlanQuery } from './onboardingApi';

export default function ClientBillingStepScreen() {
  const { t } = useLingui();
  const currency = useAppSelector(selectCompany)?.currency;
  const { data, error, refetch } = useGetOnboardingPlanQuery();
  const plan = data?.clientBillingPlans[0];

  return (
    <OnboardingLayout
      step="ClientBilling"
      intro={t`Create the first plan that clients can choose. You can edit it and add more plans later.`}
    >
      {(draft) => {
        if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
        if (!data || !currency) return <Skeleton variant="rounded" height={480} />;
        const saved = plan ? toPlanForm(plan, currency) : emptyPlan;
        return <PlanStepForm initial={applyDraft(saved, draft)} currency={currency} />;
      }}
    </OnboardingLayout>
  );
}
