import type { PreviewClientDeactivationQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/deactivate';
import { ClientDetails } from '../view/ClientDetails';
import type { ViewedClient } from '../clientViewApi';

export type Effects = PreviewClientDeactivationQuery['previewClientDeactivation'];
type Money = NonNullable<Effects['money']>;

function openPaymentsText({ openPayments, openAmount, currency }: Money): string {
  if (openPayments === 0) return texts.none;
  const payments = texts.payment(openPayments, formatMoney(openAmount, currency));
  return texts.stillOwedAndNotTakenBack(payments);
}

function nextChargeText({ nextChargeAmount, nextChargeAt, currency }: Money): string {
  if (typeof nextChargeAmount !== 'number') return texts.noneWasToCome;
  const dateText = nextChargeAt ? texts.on(formatDate(nextChargeAt)) : '';
  return texts.willNotBeCharged(formatMoney(nextChargeAmount, currency), dateText);
}

const moneyDetails = (money: Money) => ({
  [texts.openPayments]: openPaymentsText(money),
  [texts.nextCharge]: nextChargeText(money),
  [texts.mrr]: money.mrr > 0 ? texts.aMonthLost(formatMoney(money.mrr, money.currency)) : texts.noneLost,
});

interface DeactivationEffectsProps {
  client: ViewedClient;
  effects: Effects;
}

export function DeactivationEffects({ client, effects }: DeactivationEffectsProps) {
  const { lastLoginAt, money } = effects;

  return (
    <Panel title={texts.whatWillHappen}>
      <ClientDetails
        details={{
          [texts.access]: texts.cantSignInAnyMore(client.name),
          [texts.lastSignIn]: lastLoginAt ? formatDate(lastLoginAt, 'dateTime') : texts.never,
          [texts.plan]: client.plan?.name ?? texts.noPlan,
          ...(money && moneyDetails(money)),
          [texts.data]: texts.nothingIsDeletedPaymentsNotes,
        }}
      />
    </Panel>
  );
}
