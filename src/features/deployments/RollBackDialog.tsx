import { formatDate } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import { useRollBackToMutation, type Deployment } from './deploymentsApi';

export function RollBackDialog({ deployment, onClose }: { deployment: Deployment; onClose: () => void }) {
  const [rollBackTo, { isLoading, error }] = useRollBackToMutation();
  const when = formatDate(deployment.finishedAt ?? deployment.createdAt, 'dateTime');

  async function confirm() {
    const answer = await rollBackTo({ id: deployment.id });
    if (answer.error) return;
    toast.success('Roll-back started');
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Roll back to ${when}?`}
      confirmLabel="Roll back"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      <FormError message={error && messageOf(error)} />
      Clients see again what was published then: brand, plans, legal pages and guides. Nothing that you saved
      since is lost: it stands among the unpublished changes. You can go forward again in the same way.
    </ConfirmDialog>
  );
}
