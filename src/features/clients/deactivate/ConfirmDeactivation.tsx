import type { DeactivationTime } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/clients/deactivate';
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

function effectText(name: string, { periodEnd, money }: Effects, when: DeactivationTime): string {
  const timeText = when === 'PeriodEnd' && periodEnd ? texts.onDate(formatDate(periodEnd)) : 'now';
  const lossText =
    money && money.mrr > 0 ? texts.andMrrFallsByThen(formatMoney(money.mrr, money.currency)) : '';
  return texts.losesAccessNothingIsChargedAny(name, timeText, lossText);
}

export function ConfirmDeactivation(props: ConfirmDeactivationProps) {
  const { client, effects, when, isBusy, onConfirm, onClose } = props;
  const isLater = when === 'PeriodEnd';

  return (
    <ConfirmDialog
      isOpen
      title={isLater ? texts.scheduleTheDeactivation(client.name) : texts.deactivate(client.name)}
      confirmLabel={isLater ? texts.schedule : texts.deactivate2}
      color="red"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {texts.nothingIsDeletedYouCanCancel(effectText(client.name, effects, when), isLater)}
    </ConfirmDialog>
  );
}
