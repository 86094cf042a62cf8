import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import { useDeleteClientBillingPlanMutation } from '../clientBillingApi';
import type { PlanDialogProps } from './ArchivePlanDialog';

export function DeletePlanDialog({ plan, onClose }: PlanDialogProps) {
  const [remove, { error, isLoading }] = useDeleteClientBillingPlanMutation();
  const confirm = async () => {
    const answer = await remove({ id: plan.id });
    if (answer.error) return;
    toast.success(`${plan.name} was deleted`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${plan.name}?`}
      confirmLabel="Delete plan"
      colour="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      Nobody has ever had it. It is gone for good: this can’t be undone.
    </ConfirmDialog>
  );
}
