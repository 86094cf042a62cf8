import Stack from '@mui/material/Stack';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/client-billing';
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
  const { data } = useGetPlanProviderQuery();
  if (data?.stripeIntegration.provider !== 'Sandbox') return null;
  return (
    <Notice tone="amber" title={texts.testMode}>
      {texts.paymentsGoThroughTheBuilt}
    </Notice>
  );
}

export default function ClientBillingScreen() {
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
        title={screens.clientBilling.title}
        actions={
          <>
            <Button
              variant="soft"
              color="gray"
              onClick={() => task.open('preview')}
              disabled={!plans?.length}
            >
              {texts.previewPriceTable}
            </Button>
            <Button onClick={() => task.open('new')} disabled={!currency}>
              {texts.addPlan}
            </Button>
          </>
        }
      >
        {texts.whatClientsCanBuyFromYou(currency)}
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
