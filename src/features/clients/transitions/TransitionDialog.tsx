import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/clients/moves';
import { priceText } from '../planLabels';
import type { ViewedClient } from '../clientViewApi';
import { useClientTransitions } from './useClientTransitions';

export type ConfirmedTransition = 'pause' | 'resume' | 'reactivate';

interface TransitionLabels {
  verb: string;
  effect: (client: ViewedClient) => string;
  undoHint: string;
}

const nextPeriod = ({ name, money }: ViewedClient): string => {
  const subscription = money?.subscription;
  const price = subscription && priceText(subscription.price, money.currency, subscription);
  return texts.aNewPeriodBegins(name, price);
};

const labelsByTransition: Readonly<Record<ConfirmedTransition, TransitionLabels>> = {
  pause: {
    verb: texts.pause,
    effect: ({ name, money }) => {
      const lossText = money && money.mrr > 0 ? texts.mrrFallsBy(formatMoney(money.mrr, money.currency)) : '';
      return texts.nothingIsChargedToUntilYou(name, lossText);
    },
    undoHint: texts.youCanResumeThemWheneverYou,
  },
  resume: { verb: texts.resume, effect: nextPeriod, undoHint: texts.youCanPauseThemAgain },
  reactivate: {
    verb: texts.reactivate,
    effect: ({ name }) => texts.getsTheirAccessBackAndStands(name),
    undoHint: texts.youCanDeactivateThemAgain,
  },
};

interface TransitionDialogProps {
  transition: ConfirmedTransition;
  client: ViewedClient;
  onClose: () => void;
}

/** Asks the operator to confirm a transition, and runs it. States the effect and how to undo it. */
export function TransitionDialog({ transition: kind, client, onClose }: TransitionDialogProps) {
  const { transition } = useClientTransitions();
  const { verb, effect, undoHint } = labelsByTransition[kind];
  const confirm = async () => {
    await transition(kind, client);
    onClose();
  };

  return (
    <ConfirmDialog
      title={`${verb} ${client.name}?`}
      confirmLabel={verb}
      onConfirm={confirm}
      onClose={onClose}
    >
      {effect(client)} {undoHint}
    </ConfirmDialog>
  );
}
