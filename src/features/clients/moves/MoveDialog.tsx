import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/clients/moves';
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
  return texts.aNewPeriodBegins(name, price);
};

const words: Readonly<Record<ConfirmedMove, MoveWords>> = {
  pause: {
    verb: texts.pause,
    effect: ({ name, money }) => {
      const loss = money && money.mrr > 0 ? texts.mrrFallsBy(formatMoney(money.mrr, money.currency)) : '';
      return texts.nothingIsChargedToUntilYou(name, loss);
    },
    wayBack: texts.youCanResumeThemWheneverYou,
  },
  resume: { verb: texts.resume, effect: nextPeriod, wayBack: texts.youCanPauseThemAgain },
  reactivate: {
    verb: texts.reactivate,
    effect: ({ name }) => texts.getsTheirAccessBackAndStands(name),
    wayBack: texts.youCanDeactivateThemAgain,
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
