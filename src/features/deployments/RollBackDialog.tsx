import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/deployments';
import { useRollBackDeploymentMutation, type Deployment } from './deploymentsApi';

export function RollBackDialog({ deployment, onClose }: { deployment: Deployment; onClose: () => void }) {
  const [rollBackDeployment, { isLoading, error }] = useRollBackDeploymentMutation();
  const formattedDate = formatDate(deployment.finishedAt ?? deployment.createdAt, 'dateTime');

  async function confirm() {
    const result = await rollBackDeployment({ id: deployment.id });
    if (result.error) return;
    toast.success(texts.rollBackStarted);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={texts.askRollBackTo(formattedDate)}
      confirmLabel={texts.rollBack}
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormError message={error && messageOf(error)} />
      {texts.rollBackEffect}
    </ConfirmDialog>
  );
}
