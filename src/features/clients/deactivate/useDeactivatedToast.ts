import { formatDate } from '@/lib/format';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/deactivate';
import type { ViewedClientFragment } from '../clientView.generated';
import { useClientMoves } from '../moves/useClientMoves';

/** Tells of a deactivation with the way back on the toast, which outlives the screen that it was made on. */
export function useDeactivatedToast() {
  const { move } = useClientMoves();

  return (client: ViewedClientFragment) => {
    const { name, deactivation } = client;
    const told = deactivation?.isScheduled
      ? texts.willBeDeactivated(name, formatDate(deactivation.at))
      : texts.wasDeactivated(name);
    const wayBack = deactivation?.isScheduled ? 'cancelDeactivation' : 'reactivate';
    toast.success(told, { label: texts.undo, onClick: () => void move(wayBack, client) });
  };
}
