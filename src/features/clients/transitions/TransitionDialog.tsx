import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { planPrice } from '@/ui/plans/planOffer';
import type { ViewedClient } from '../clientViewApi';
import { useClientTransitions } from './useClientTransitions';

export type ConfirmedTransition = 'pause' | 'resume' | 'reactivate';

interface TransitionLabels {
  verb: MessageDescriptor;
  title: (name: string) => string;
  effect: (client: ViewedClient) => string;
  undoHint: MessageDescriptor;
}

const nextPeriod = ({ money }: ViewedClient): string => {
  const subscription = money?.subscription;
  if (!money || !subscription?.price) return t`A new billing period starts now.`;
  const price = planPrice(subscription.price, money.currency, subscription);
  return t`A new billing period starts now at ${price}.`;
};

const labelsByTransition: Readonly<Record<ConfirmedTransition, TransitionLabels>> = {
  pause: {
    verb: msg`Pause client`,
    title: (name) => t`Pause ${name}?`,
    effect: ({ name, money }) =>
      money && money.mrr > 0
        ? t`Charges stop until you resume ${name}. MRR falls by ${{ amount: formatMoney(money.mrr, money.currency) }}.`
        : t`Charges stop until you resume ${name}.`,
    undoHint: msg`A new billing period starts when you resume the client.`,
  },
  resume: {
    verb: msg`Resume client`,
    title: (name) => t`Resume ${name}?`,
    effect: nextPeriod,
    undoHint: msg`You can pause the client again.`,
  },
  reactivate: {
    verb: msg`Reactivate client`,
    title: (name) => t`Reactivate ${name}?`,
    effect: ({ name }) =>
      t`${name} regains access. The new status is Invited if the client never signed up, Trial if the trial hasn’t ended, and Active otherwise.`,
    undoHint: msg`You can deactivate the client again.`,
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
