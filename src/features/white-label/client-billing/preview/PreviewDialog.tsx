import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '@/ui/Button';
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
  const titleId = useId();
  const visiblePlans = isSinglePlan
    ? plans
    : plans.filter(({ status, isPublic }) => status === 'Active' && isPublic);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isSinglePlan ? 'xs' : 'lg'} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.howClientsWillSeeYourPlans(isSinglePlan, plans[0]?.name)}</DialogTitle>
      <DialogContent>
        {visiblePlans.length > 0 ? (
          <PriceTable plans={visiblePlans} />
        ) : (
          <EmptyState title={texts.clientsSeeNoPlan}>{texts.activateOneAndList}</EmptyState>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
