import type { ClientFieldsFragment } from '@/api/types';
import { formatDate } from '@/lib/format';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/deactivate';
import { useClientTransitions } from '../transitions/useClientTransitions';

/**
 * Returns a function that shows a toast with an undo action. The toast stays visible after the screen closes.
 */
export function useDeactivatedToast() {
  const { transition } = useClientTransitions();

  return (client: ClientFieldsFragment) => {
    const { name, deactivation } = client;
    const message = deactivation?.isScheduled
      ? texts.willBeDeactivated(name, formatDate(deactivation.at))
      : texts.wasDeactivated(name);
    const undoTransition = deactivation?.isScheduled ? 'cancelDeactivation' : 'reactivate';
    toast.success(message, { label: texts.undo, onClick: () => void transition(undoTransition, client) });
  };
}
