import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/list';
import { useArchiveClientBillingPlanMutation, type Plan } from '../clientBillingApi';

export interface PlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

function describeEffect({ activeClientCount, isDefault }: Plan): string {
  const keeps = activeClientCount === 0 ? texts.noPayingClient : texts.payingClientsKeep(activeClientCount);
  const next = isDefault ? texts.theFirstActivePlanBecomes : '';
  return texts.nobodyNewCanHaveItYou(keeps, next);
}

export function ArchivePlanDialog({ plan, onClose }: PlanDialogProps) {
  const [archive, { error, isLoading }] = useArchiveClientBillingPlanMutation();
  const confirm = async () => {
    const result = await archive({ id: plan.id });
    if (result.error) return;
    toast.success(texts.wasArchived(plan.name));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.archive(plan.name)}
      confirmLabel={texts.archivePlan}
      color="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      {describeEffect(plan)}
    </ConfirmDialog>
  );
}
