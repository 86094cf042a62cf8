import type { ViewedClient } from '../view/viewedClient';
import { ChangePlanDialog } from './ChangePlanDialog';
import { MoveDialog, type ConfirmedMove } from './MoveDialog';

/** A move that a dialog asks about before it is made. */
export type AskedMove = ConfirmedMove | 'changePlan';

interface AskedMoveDialogProps {
  move: AskedMove;
  client: ViewedClient;
  onClose: () => void;
}

export function AskedMoveDialog({ move, client, onClose }: AskedMoveDialogProps) {
  if (move === 'changePlan') return <ChangePlanDialog client={client} onClose={onClose} />;
  return <MoveDialog move={move} client={client} onClose={onClose} />;
}
