import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { useGetClientBillingPlansQuery, useGetPlanProviderQuery } from './clientBillingApi';
import { DunningPanel } from './dunning/DunningPanel';
import { PlanEditor } from './edit/PlanEditor';
import { PlanListBody } from './list/PlanListBody';
import { PreviewDialog } from './preview/PreviewDialog';
import { PriceWizard } from './price/PriceWizard';
import { usePlanTask } from './usePlanTask';

/** Warns companies that use the sandbox that it charges no real money. */
function SandboxNotice() {
  const { t } = useLingui();
  const { data } = useGetPlanProviderQuery();
  if (data?.stripeIntegration.provider !== 'Sandbox') return null;
  return (
    <Notice tone="amber" title={t`Test mode`}>
      {t`Payments use the built-in sandbox. Clients aren’t charged real money.`}
    </Notice>
  );
}

export default function ClientBillingScreen() {
  const { t } = useLingui();
  const currency = useAppSelector(selectCompany)?.currency ?? null;
  const { data, error, refetch } = useGetClientBillingPlansQuery();
  const task = usePlanTask();
  const plans = data?.clientBillingPlans;
  const plan = plans?.find(({ id }) => id === task.planId);

  if (error && !plans) return <ErrorPanel error={error} onRetry={refetch} />;
  if (task.task === 'new' && currency) {
    return <PlanEditor plan={null} plans={plans ?? []} currency={currency} task={task} />;
  }
  if (task.task === 'edit' && plans && plan) {
    return <PlanEditor key={plan.id} {...{ plan, plans, task }} currency={plan.currency} />;
  }
  if (task.task === 'price' && plans && plan && currency) {
    return <PriceWizard key={plan.id} {...{ plan, plans, currency }} onClose={task.close} />;
  }

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Client Billing`}
        actions={
          <>
            <Button
              variant="soft"
              color="gray"
              onClick={() => task.open('preview')}
              disabled={!plans?.length}
            >
              {t`Preview price table`}
            </Button>
            <Button onClick={() => task.open('new')} disabled={!currency}>
              {t`Add plan`}
            </Button>
          </>
        }
      >
        {currency
          ? t`Plans that clients can choose, priced in ${currency}.`
          : t`Plans that clients can choose.`}
      </PageHeader>
      <SandboxNotice />
      <PlanListBody plans={plans} task={task} />
      <DunningPanel />
      {task.task === 'preview' && plans && (
        <PreviewDialog plans={plan ? [plan] : plans} isSinglePlan={Boolean(plan)} onClose={task.close} />
      )}
    </Stack>
  );
}
