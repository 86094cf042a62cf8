import { formatDate } from '@/lib/format';
import { toast } from '@/ui/toast';
import type { ViewedClientFragment } from '../clientView.generated';
import { useClientMoves } from '../moves/useClientMoves';

/** Tells of a deactivation with the way back on the toast, which outlives the screen that it was made on. */
export function useDeactivatedToast() {
  const { move } = useClientMoves();

  return (client: ViewedClientFragment) => {
    const { name, deactivation } = client;
    const told = deactivation?.isScheduled
      ? `${name} will be deactivated on ${formatDate(deactivation.at)}`
      : `${name} was deactivated`;
    const wayBack = deactivation?.isScheduled ? 'cancelDeactivation' : 'reactivate';
    toast.success(told, { label: 'Undo', onClick: () => void move(wayBack, client) });
  };
}
