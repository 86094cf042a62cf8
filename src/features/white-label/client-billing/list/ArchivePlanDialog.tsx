import { formatCount } from '@/lib/format';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import { useArchiveClientBillingPlanMutation, type Plan } from '../clientBillingApi';

export interface PlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

function effectOf({ activeClientsCount, isDefault }: Plan): string {
  const keeps =
    activeClientsCount === 0
      ? 'No paying client has it.'
      : `${formatCount(activeClientsCount, 'paying client keeps', 'paying clients keep')} it, at the price they have.`;
  const next = isDefault ? ' The first active plan becomes the default.' : '';
  return `Nobody new can have it. ${keeps}${next} You can activate it again.`;
}

export function ArchivePlanDialog({ plan, onClose }: PlanDialogProps) {
  const [archive, { error, isLoading }] = useArchiveClientBillingPlanMutation();
  const confirm = async () => {
    const answer = await archive({ id: plan.id });
    if (answer.error) return;
    toast.success(`${plan.name} was archived`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Archive ${plan.name}?`}
      confirmLabel="Archive plan"
      colour="red"
      isBusy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <FormError message={error && errorMessage(error)} />
      {effectOf(plan)}
    </ConfirmDialog>
  );
}
