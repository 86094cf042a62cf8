import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { priceWords } from '../planWords';
import type { ViewedClient } from '../view/viewedClient';
import { useClientMoves } from './useClientMoves';

export type ConfirmedMove = 'pause' | 'resume' | 'reactivate';

interface MoveWords {
  verb: string;
  effect: (client: ViewedClient) => string;
  wayBack: string;
}

const nextPeriod = ({ name, money }: ViewedClient): string => {
  const subscription = money?.subscription;
  const price = subscription && priceWords(subscription.price, money.currency, subscription);
  return `A new period begins for ${name} at once${price ? `, at ${price}` : ''}.`;
};

const words: Readonly<Record<ConfirmedMove, MoveWords>> = {
  pause: {
    verb: 'Pause',
    effect: ({ name, money }) => {
      const loss = money && money.mrr > 0 ? ` MRR falls by ${formatMoney(money.mrr, money.currency)}.` : '';
      return `Nothing is charged to ${name} until you resume them.${loss}`;
    },
    wayBack: 'You can resume them whenever you like; a new period begins then.',
  },
  resume: { verb: 'Resume', effect: nextPeriod, wayBack: 'You can pause them again.' },
  reactivate: {
    verb: 'Reactivate',
    effect: ({ name }) =>
      `${name} gets their access back and stands where they stood: invited if they never signed up, in trial while the trial runs, active on their plan otherwise.`,
    wayBack: 'You can deactivate them again.',
  },
};

interface MoveDialogProps {
  move: ConfirmedMove;
  client: ViewedClient;
  onClose: () => void;
}

/** Asks before a client is moved, naming the effect and the way back. */
export function MoveDialog({ move: which, client, onClose }: MoveDialogProps) {
  const { move, isMoving } = useClientMoves();
  const { verb, effect, wayBack } = words[which];
  const confirm = async () => {
    await move(which, client);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`${verb} ${client.name}?`}
      confirmLabel={verb}
      isBusy={isMoving}
      onConfirm={confirm}
      onClose={onClose}
    >
      {effect(client)} {wayBack}
    </ConfirmDialog>
  );
}
