import { SendAccessDialog } from '../access/SendAccessDialog';
import { ViewAsClientDialog } from '../access/ViewAsClientDialog';
import type { ViewedClient } from '../view/viewedClient';
import { ChangePlanDialog } from './ChangePlanDialog';
import { MoveDialog, type ConfirmedMove } from './MoveDialog';

/** What a dialog asks about before it is done. */
export type AskedMove = ConfirmedMove | 'changePlan' | 'sendAccess' | 'viewAs';

interface AskedMoveDialogProps {
  move: AskedMove;
  client: ViewedClient;
  onClose: () => void;
}

export function AskedMoveDialog({ move, client, onClose }: AskedMoveDialogProps) {
  if (move === 'changePlan') return <ChangePlanDialog client={client} onClose={onClose} />;
  if (move === 'sendAccess') return <SendAccessDialog client={client} onClose={onClose} />;
  if (move === 'viewAs') return <ViewAsClientDialog client={client} onClose={onClose} />;
  return <MoveDialog move={move} client={client} onClose={onClose} />;
}
