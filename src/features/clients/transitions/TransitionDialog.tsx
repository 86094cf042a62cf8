import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { priceText } from '../planLabels';
import type { ViewedClient } from '../clientViewApi';
import { useClientTransitions } from './useClientTransitions';

export type ConfirmedTransition = 'pause' | 'resume' | 'reactivate';

interface TransitionLabels {
  verb: MessageDescriptor;
  title: (name: string) => string;
  effect: (client: ViewedClient) => string;
  undoHint: MessageDescriptor;
}

const nextPeriod = ({ name, money }: ViewedClient): string => {
  const subscription = money?.subscription;
  const price = subscription && priceText(subscription.price, money.currency, subscription);
  return price
    ? t`A new period begins for ${name} at once, at ${price}.`
    : t`A new period begins for ${name} at once.`;
};

const labelsByTransition: Readonly<Record<ConfirmedTransition, TransitionLabels>> = {
  pause: {
    verb: msg`Pause`,
    title: (name) => t`Pause ${name}?`,
    effect: ({ name, money }) =>
      money && money.mrr > 0
        ? t`Nothing is charged to ${name} until you resume them. MRR falls by ${{ amount: formatMoney(money.mrr, money.currency) }}.`
        : t`Nothing is charged to ${name} until you resume them.`,
    undoHint: msg`You can resume them whenever you like; a new period begins then.`,
  },
  resume: {
    verb: msg`Resume`,
    title: (name) => t`Resume ${name}?`,
    effect: nextPeriod,
    undoHint: msg`You can pause them again.`,
  },
  reactivate: {
    verb: msg`Reactivate`,
    title: (name) => t`Reactivate ${name}?`,
    effect: ({ name }) =>
      t`${name} gets their access back and stands where they stood: invited if they never signed up, in trial while the trial runs, active on their plan otherwise.`,
    undoHint: msg`You can deactivate them again.`,
  },
};

interface TransitionDialogProps {
  transition: ConfirmedTransition;
  client: ViewedClient;
  onClose: () => void;
}

/** Asks the operator to confirm a transition, and runs it. States the effect and how to undo it. */
export function TransitionDialog({ transition: kind, client, onClose }: TransitionDialogProps) {
  const { t } = useLingui();
  const { transition } = useClientTransitions();
  const { verb, title, effect, undoHint } = labelsByTransition[kind];
  const confirm = async () => {
    await transition(kind, client);
    onClose();
  };

  return (
    <ConfirmDialog title={title(client.name)} confirmLabel={t(verb)} onConfirm={confirm} onClose={onClose}>
      {effect(client)} {t(undoHint)}
    </ConfirmDialog>
  );
}
