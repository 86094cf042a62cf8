import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { PriceTable } from '@/ui/plans/PriceTable';
import type { Plan } from '../clientBillingApi';

interface PreviewDialogProps {
  plans: readonly Plan[];
  /** Previews one plan, even if clients do not see it yet. */
  isSinglePlan: boolean;
  onClose: () => void;
}

export function PreviewDialog({ plans, isSinglePlan, onClose }: PreviewDialogProps) {
  const { t } = useLingui();
  const singlePlan = isSinglePlan ? plans[0] : undefined;
  const visiblePlans = isSinglePlan
    ? plans
    : plans.filter(({ status, isPublic }) => status === 'Active' && isPublic);

  return (
    <Dialog
      title={singlePlan ? t`Preview of ${{ name: singlePlan.name }}` : t`Price table preview`}
      size={isSinglePlan ? 'xs' : 'lg'}
      onClose={onClose}
    >
      {visiblePlans.length > 0 ? (
        <PriceTable plans={visiblePlans} />
      ) : (
        <EmptyState
          title={t`No visible plans`}
        >{t`Activate a plan and show it in the price table.`}</EmptyState>
      )}
    </Dialog>
  );
}
