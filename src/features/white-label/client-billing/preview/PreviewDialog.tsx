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
  /** Shows the plan whether or not clients see it yet. */
  isOfOne: boolean;
  onClose: () => void;
}

export function PreviewDialog({ plans, isOfOne, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const seen = isOfOne ? plans : plans.filter(({ status, isPublic }) => status === 'Active' && isPublic);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isOfOne ? 'xs' : 'lg'} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.howClientsWillSeeYourPlans(isOfOne, plans[0]?.name)}</DialogTitle>
      <DialogContent>
        {seen.length > 0 ? (
          <PriceTable plans={seen} />
        ) : (
          <EmptyState title={texts.clientsSeeNoPlan}>{texts.activateOneAndList}</EmptyState>
        )}
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
