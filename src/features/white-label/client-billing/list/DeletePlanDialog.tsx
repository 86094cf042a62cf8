import { errorMessage } from '@/api/errors';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/list';
import { useDeleteClientBillingPlanMutation } from '../clientBillingApi';
import type { PlanDialogProps } from './ArchivePlanDialog';

export function DeletePlanDialog({ plan, onClose }: PlanDialogProps) {
  const [remove, { error, isLoading }] = useDeleteClientBillingPlanMutation();
  const confirm = async () => {
    const result = await remove({ id: plan.id });
    if (result.error) return;
    toast.success(texts.wasDeleted(plan.name));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.askDelete(plan.name)}
      confirmLabel={texts.deletePlan}
      color="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      {texts.nobodyHasEverHad}
    </ConfirmDialog>
  );
}
