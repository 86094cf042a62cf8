import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { PriceTable } from '@/ui/plans/PriceTable';
import * as texts from '@/texts/white-label/client-billing/preview';
import type { Plan } from '../clientBillingApi';

interface PreviewDialogProps {
  plans: readonly Plan[];
  /** Previews one plan, even if clients do not see it yet. */
  isSinglePlan: boolean;
  onClose: () => void;
}

export function PreviewDialog({ plans, isSinglePlan, onClose }: PreviewDialogProps) {
  const visiblePlans = isSinglePlan
    ? plans
    : plans.filter(({ status, isPublic }) => status === 'Active' && isPublic);

  return (
    <Dialog
      title={texts.howClientsWillSeeYourPlans(isSinglePlan, plans[0]?.name)}
      size={isSinglePlan ? 'xs' : 'lg'}
      onClose={onClose}
    >
      {visiblePlans.length > 0 ? (
        <PriceTable plans={visiblePlans} />
      ) : (
        <EmptyState title={texts.clientsSeeNoPlan}>{texts.activateOneAndList}</EmptyState>
      )}
    </Dialog>
  );
}
