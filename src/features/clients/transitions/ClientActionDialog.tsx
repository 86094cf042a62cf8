import { SendAccessDialog } from '../access/SendAccessDialog';
import { ViewAsClientDialog } from '../access/ViewAsClientDialog';
import type { ViewedClient } from '../view/viewedClient';
import { ChangePlanDialog } from './ChangePlanDialog';
import { TransitionDialog, type ConfirmedTransition } from './TransitionDialog';

/** Actions that open a dialog. */
export type ClientDialogAction = ConfirmedTransition | 'changePlan' | 'sendAccess' | 'viewAs';

interface ClientActionDialogProps {
  action: ClientDialogAction;
  client: ViewedClient;
  onClose: () => void;
}

export function ClientActionDialog({ action, client, onClose }: ClientActionDialogProps) {
  if (action === 'changePlan') return <ChangePlanDialog client={client} onClose={onClose} />;
  if (action === 'sendAccess') return <SendAccessDialog client={client} onClose={onClose} />;
  if (action === 'viewAs') return <ViewAsClientDialog client={client} onClose={onClose} />;
  return <TransitionDialog transition={action} client={client} onClose={onClose} />;
}
