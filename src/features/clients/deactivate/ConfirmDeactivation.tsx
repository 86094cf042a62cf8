import type { DeactivationTime } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { ViewedClient } from '../view/viewedClient';
import type { Effects } from './DeactivationEffects';

interface ConfirmDeactivationProps {
  client: ViewedClient;
  effects: Effects;
  when: DeactivationTime;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function effectOf(name: string, { periodEnd, money }: Effects, when: DeactivationTime): string {
  const time = when === 'PeriodEnd' && periodEnd ? `on ${formatDate(periodEnd)}` : 'now';
  const loss =
    money && money.mrr > 0 ? `, and MRR falls by ${formatMoney(money.mrr, money.currency)} then` : '';
  return `${name} loses access ${time}; nothing is charged any more${loss}.`;
}

export function ConfirmDeactivation(props: ConfirmDeactivationProps) {
  const { client, effects, when, isBusy, onConfirm, onClose } = props;
  const isLater = when === 'PeriodEnd';

  return (
    <ConfirmDialog
      isOpen
      title={isLater ? `Schedule the deactivation of ${client.name}?` : `Deactivate ${client.name}?`}
      confirmLabel={isLater ? 'Schedule' : 'Deactivate'}
      colour="red"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {effectOf(client.name, effects, when)} Nothing is deleted.{' '}
      {isLater
        ? 'You can cancel it until then, and reactivate the client later.'
        : 'You can undo it by reactivating the client.'}
    </ConfirmDialog>
  );
}
